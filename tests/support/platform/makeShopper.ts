import type { ProductPage } from "#contract/catalogue/products.ts";
import type { Address } from "#contract/customers/addresses.ts";
import type { Customer } from "#contract/customers/customers.ts";
import type { Cart } from "#contract/sale/carts.ts";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { Answer, Session, TestPlatform } from "./platform";

/** A shopper who has one of everything. */
export interface Shopper extends Session {
  cartId: string;
  walletId: string;
  checkoutId: string;
  orderId: string;
  orderNumber: string;
  variantId: string;
  address: Address;
}

/**
 * Logs in and orders through the API. The shopper then has a profile, an address, an order, and a new cart and
 * checkout.
 */
export async function makeShopper(platform: TestPlatform, store: string, mobile: string): Promise<Shopper> {
  const session = await platform.logIn(store, mobile);
  const { customerId, headers, tenancy } = session;
  const profile = { name: `Name-${mobile}`, email: `mail-${mobile}@example.com`, mobile, gender: null, dpUrl: "" };
  const owner = `/api/customers/${customerId}`;
  const customer = must(await platform.send<Customer>("PUT", owner, profile, headers));
  const { cartId, walletId } = customer.shoppingProfileIdentity;
  const address: Address = {
    name: `Name-${mobile}`,
    mobile,
    address: `Street-${mobile}`,
    city: "Pune",
    state: "Maharashtra",
    country: "India",
    pin: "411001",
    addressType: "Home",
  };
  must(await platform.send("POST", `/api/addresses/${customerId}/add`, { address }, headers));
  const { products } = must(await platform.get<ProductPage>("/api/products", tenancy));
  const variantId = products[0]?.variants[0]?.variantId ?? "";
  const beginCheckout = async () => {
    const item = { item: { productVariantId: variantId }, quantity: 1 };
    const { data } = must(await platform.send<Cart>("POST", `/api/carts/${cartId}/add-item`, item, headers));
    const request = { orgId: tenancy.orgId, customerId, cartItems: data, couponCode: "" };
    const { id } = must(await platform.send<Checkout>("POST", "/api/checkouts", request, headers));
    const choice = { shippingAddress: address, couponCode: "", paymentMethod: "COD" };
    must(await platform.send("PATCH", `/api/checkouts/${id}`, choice, headers));
    return id;
  };
  const placement = { checkoutId: await beginCheckout(), customerId, orgId: tenancy.orgId };
  const order = must(
    await platform.send<Order>("POST", "/api/orders", placement, { ...headers, "idempotency-key": `order-${mobile}` }),
  );
  const checkoutId = await beginCheckout();
  return {
    ...session,
    cartId,
    walletId,
    checkoutId,
    orderId: order.id,
    orderNumber: order.orderNumber,
    variantId,
    address,
  };
}

function must<T>({ status, body }: Answer<T>): T {
  if (status !== 200) throw new Error(`A call that must work answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
