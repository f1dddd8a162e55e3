import { Type } from "typebox";

/** Far beyond what the rules let through: they answer with the form's words, this only keeps out what is absurd. */
const text = Type.String({ maxLength: 2000 });

/** The shape alone; `checkAddress` has the rules. */
export const addressInput = Type.Object({
  name: text,
  mobile: text,
  email: Type.Optional(text),
  address: text,
  city: text,
  landmark: Type.Optional(text),
  state: text,
  country: text,
  pin: text,
  addressType: Type.Union([Type.Literal("Home"), Type.Literal("Office"), Type.Literal("Other")]),
});
