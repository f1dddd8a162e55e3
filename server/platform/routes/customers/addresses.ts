import { Type } from "typebox";
import type { addresses } from "#contract/customers/addresses.ts";
import { type Implementation, input } from "../../http/implementation.types";
import type { Services } from "../../services";
import { addressInput } from "./addressInput";

const addressIndex = Type.Integer({ minimum: -1, maximum: 10_000 });

export const addressRoutes = ({ addressBooks }: Services): Implementation<typeof addresses> => ({
  get: {
    summary: "The shopper's saved addresses",
    handle: ({ customer, params }) => addressBooks.get(customer, params.id),
  },
  add: {
    summary: "Save an address; the first becomes the default",
    body: input(Type.Object({ address: addressInput })),
    handle: ({ customer, params, body }) => addressBooks.add(customer, params.id, body.address),
  },
  update: {
    summary: "Change a saved address",
    body: input(Type.Object({ addressIndex, address: addressInput })),
    handle: ({ customer, params, body }) => addressBooks.update(customer, params.id, body.addressIndex, body.address),
  },
  remove: {
    summary: "Remove a saved address",
    body: input(Type.Object({ addressIndex })),
    handle: ({ customer, params, body }) => addressBooks.remove(customer, params.id, body.addressIndex),
  },
  setDefault: {
    summary: "Make a saved address the default",
    body: input(Type.Object({ addressIndex })),
    handle: ({ customer, params, body }) => addressBooks.setDefault(customer, params.id, body.addressIndex),
  },
});
