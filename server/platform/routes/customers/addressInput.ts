import { Type } from "typebox";

/** Far longer than the rules allow. The rules answer with the form's messages; this only stops absurd lengths. */
const text = Type.String({ maxLength: 2000 });

/** Checks only the shape; `checkAddress` has the rules. */
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
