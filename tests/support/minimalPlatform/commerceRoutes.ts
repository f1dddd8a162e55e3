import type { MinimalMemory, MinimalOrder } from "./MinimalMemory";
import { MinimalRefusal, type MinimalRoutes } from "./minimalPlatform.types";
import { pricesOf } from "./pricesOf";
import { variantOf } from "./store";

/** The calls from the cart to the order and its payment (spec 7.2: Cart, Checkout, Orders, Payment). */
export function commerceRoutes(memory: MinimalMemory): MinimalRoutes {
  const cart = () => {
    const { items, shippingPrice: _none, ...totals } = pricesOf(memory.cart, 0);
    return { data: items, ...totals };
  };
  const change = (variantId: string, by: number) => {
    if (variantOf(variantId) === undefined) throw new MinimalRefusal(404, "We have no such thing");
    const quantity = (memory.cart.get(variantId) ?? 0) + by;
    if (quantity > 0) memory.cart.set(variantId, quantity);
    else memory.cart.delete(variantId);
    return cart();
  };
  /** The prices of a checkout and of its order. */
  const charged = (lines: ReadonlyMap<string, number>) => {
    const prices = pricesOf(lines, memory.isFree || !memory.isDelivered ? 0 : undefined);
    return memory.isFree ? { ...prices, couponDiscount: prices.finalPrice, finalPrice: 0 } : prices;
  };
  const orderAt = (id: string | undefined) => {
    const order = memory.orders.find((each) => each.id === id);
    if (order === undefined) throw new MinimalRefusal(404, "We know of no such order");
    return order;
  };
  const told = ({ id, orderState, checkoutId, paid }: MinimalOrder) => {
    const { lines, address, method } = memory.checkouts.get(checkoutId) ?? { lines: new Map<string, number>() };
    const { items, shippingPrice, ...totals } = charged(lines);
    return {
      id,
      orderNumber: `CS-${id.padStart(4, "0")}`,
      orderDate: "2026-03-05T09:30:00.000Z",
      orderState,
      paymentMethod: method,
      paymentStatus: paid ? "SUCCEEDED" : "PENDING",
      shippingAddress: { pin: address?.pin, address: address?.address, mobile: address?.mobile },
      orderItems: items.map(({ thumbnail, productName, quantity, sellingPrice }) => ({
        thumbnail,
        productName,
        quantity,
        sellingPrice,
      })),
      ...totals,
      shippingCharge: shippingPrice,
    };
  };
  return {
    "GET /api/carts/:id": cart,
    "POST /api/carts/:id/add-item": ({ body }) => change(body.item.productVariantId, body.quantity),
    "POST /api/carts/:id/remove-item": ({ body }) => change(body.productVariantId, -body.quantity),
    "POST /api/checkouts": () => {
      const id = memory.next("checkout");
      memory.checkouts.set(id, { lines: new Map(memory.cart) });
      return { id };
    },
    "PATCH /api/checkouts/:id": ({ params, body }) => {
      const checkout = memory.checkouts.get(params.id ?? "");
      if (checkout === undefined) throw new MinimalRefusal(404, "Begin again");
      const { shippingAddress, paymentMethod } = body;
      Object.assign(checkout, { address: shippingAddress, method: paymentMethod });
      const { items: cartItems, ...totals } = charged(checkout.lines);
      return { shippingAddress, paymentMethod, cartItems, ...totals };
    },
    "POST /api/orders": ({ body }) => {
      const isOnline = memory.checkouts.get(body.checkoutId)?.method === "PAYMENT_GATEWAY";
      const id = memory.next("order");
      const orderState = isOnline ? "PENDING" : "PLACED";
      memory.orders.unshift({ id, checkoutId: body.checkoutId, orderState, paid: false });
      if (!isOnline) memory.cart.clear();
      return { id };
    },
    "GET /api/orders": () => ({ orders: memory.orders.map(told), totalPages: 1 }),
    "GET /api/orders/:id": ({ params }) => told(orderAt(params.id)),
    "POST /api/orders/:id/state": ({ params, body }) => {
      const order = orderAt(params.id);
      order.orderState = body.orderState;
      if (order.orderState === "PLACED") memory.cart.clear();
      return { orderState: order.orderState };
    },
    "GET /api/orders/:id/invoice": () => new TextEncoder().encode("%PDF-1.4"),
    "POST /api/payments/initiate-payment": () => {
      const id = memory.next("payment");
      memory.payments.set(id, "PROGRESS");
      return { id, paymentSessionId: `session-${id}` };
    },
    "GET /api/payment-transactions/:id": ({ params }) => {
      const status = memory.payments.get(params.id ?? "");
      if (status === undefined) throw new MinimalRefusal(404, "We know of no such payment");
      memory.payments.set(params.id ?? "", memory.outcome);
      return { paymentStatus: status };
    },
  };
}
