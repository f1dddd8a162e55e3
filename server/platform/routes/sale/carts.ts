import { Type } from "typebox";
import { carts as contract } from "#contract/sale/carts.ts";
import { type Implementation, input } from "../../http/implementation.types";
import { idInput } from "../../http/inputs";
import { rupeesToPaise } from "../../money";
import type { Services } from "../../services";
import { intentOf } from "../../services/common/keyed/intentOf";
import { seenPriceInput } from "./seenPriceInput";

/** Checked only to be a number: the service refuses quantities in words for a shopper. */
const quantity = Type.Number();

export const cartRoutes = ({ carts }: Services): Implementation<typeof contract> => ({
  get: {
    summary: "The cart, priced from the platform's records",
    handle: ({ customer, params }) => carts.get(customer, params.id),
  },
  addItem: {
    summary: "Add a quantity of a variant",
    body: input(
      Type.Object({
        item: Type.Object({ productVariantId: idInput, sellingPrice: Type.Optional(seenPriceInput) }),
        quantity,
      }),
    ),
    handle: (call) => {
      const { productVariantId: variantId, sellingPrice } = call.body.item;
      const seenPricePaise = sellingPrice === undefined ? undefined : rupeesToPaise(sellingPrice);
      const request = { variantId, quantity: call.body.quantity, seenPricePaise };
      return carts.addItem(call.customer, call.params.id, request, intentOf(contract.addItem, call));
    },
  },
  removeItem: {
    summary: "Remove a quantity of a variant",
    body: input(Type.Object({ productVariantId: idInput, quantity })),
    handle: (call) => {
      const request = { variantId: call.body.productVariantId, quantity: call.body.quantity };
      return carts.removeItem(call.customer, call.params.id, request, intentOf(contract.removeItem, call));
    },
  },
});
