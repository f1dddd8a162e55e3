import type { Address } from "#contract/customers/addresses.ts";
import { isSameAddress } from "../addresses";
import type { CartStore } from "../cart";
import type { CheckoutRecord, CheckoutStep } from "./Checkout.types";
import { cartSignature } from "./cartSignature";

/**
 * The last step that can be shown. A checkout is valid while its cart is unchanged, the review while it shows the current
 * choices. `address` is the chosen one; undefined while the address book is not loaded.
 */
export function furthestStep(
  { checkout, cartSignature: known, paymentMethod }: CheckoutRecord,
  cart: Pick<CartStore, "isLoading" | "items">,
  address: Address | undefined,
): CheckoutStep {
  if (checkout === null || (!cart.isLoading && known !== cartSignature(cart.items))) return 0;
  const { shippingAddress } = checkout;
  if (shippingAddress === null || (address !== undefined && !isSameAddress(address, shippingAddress))) return 1;
  return checkout.paymentMethod !== null && checkout.paymentMethod === paymentMethod ? 2 : 1;
}
