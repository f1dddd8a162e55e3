import { Type } from "typebox";
import type { customers } from "#contract/customers/customers.ts";
import { type Implementation, input } from "../../http/implementation.types";
import type { Services } from "../../services";

const text = Type.String({ maxLength: 2000 });

export const customerRoutes = ({ profiles }: Services): Implementation<typeof customers> => ({
  get: {
    summary: "The shopper's profile",
    handle: ({ customer, params }) => profiles.get(customer, params.customerId),
  },
  update: {
    summary: "Change the profile",
    body: input(
      Type.Object({
        name: text,
        email: text,
        mobile: text,
        gender: Type.Union([Type.Literal("MALE"), Type.Literal("FEMALE"), Type.Literal("OTHER"), Type.Null()]),
        dpUrl: text,
      }),
    ),
    handle: ({ customer, params, body }) => profiles.update(customer, params.customerId, body),
  },
});
