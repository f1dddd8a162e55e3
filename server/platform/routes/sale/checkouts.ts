import { Type } from "typebox";
import type { CartItem } from "#contract/sale/carts.ts";
import { checkouts as contract } from "#contract/sale/checkouts.ts";
import { type Implementation, type Input, input } from "../../http/implementation.types";
import { idInput } from "../../http/inputs";
import { rupeesToPaise } from "../../money";
import type { Services } from "../../services";
import { intentOf } from "../../services/common/keyed/intentOf";
import { addressInput } from "../customers/addressInput";
import { seenPriceInput } from "./seenPriceInput";

const couponCode = Type.String({ maxLength: 100 });

/** The fields of a cart item that the shopper saw. All other fields are dropped, so their types do not matter. */
const seenItem = Type.Object({ productVariantId: idInput, sellingPrice: seenPriceInput });

export const checkoutRoutes = ({ checkouts }: Services): Implementation<typeof contract> => ({
  create: {
    summary: "Start a checkout from the shopper's cart",
    body: input(
      Type.Object({
        orgId: idInput,
        customerId: idInput,
        cartItems: Type.Array(seenItem, { maxItems: 500 }),
        couponCode,
      }),
    ) as Input<unknown> as Input<{ orgId: string; customerId: string; cartItems: CartItem[]; couponCode: string }>,
    handle: (call) => {
      const { couponCode: code, cartItems } = call.body;
      const seenPrices = new Map(cartItems.map((item) => [item.productVariantId, rupeesToPaise(item.sellingPrice)]));
      const request = { couponCode: code, seenPrices };
      return checkouts.create(call.customer, request, intentOf(contract.create, call));
    },
  },
  update: {
    summary: "Choose a checkout's address, payment method and coupon",
    body: input(
      Type.Object({
        shippingAddress: addressInput,
        couponCode,
        paymentMethod: Type.Union([Type.Literal("PAYMENT_GATEWAY"), Type.Literal("COD"), Type.Literal("WALLET")]),
      }),
    ),
    handle: ({ customer, params, body }) => checkouts.update(customer, params.id, body),
  },
});
