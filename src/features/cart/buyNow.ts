import type { CartStore } from "#domain/cart/index.ts";
import type { cartCandidateOf } from "#domain/catalogue/index.ts";
import type { Navigation } from "#kernel/navigation/Navigation.ts";

/** What "Buy now" put into the cart, passed to the cart as state of the navigation. */
export interface BoughtNow {
  variantId: string;
  quantity: number;
}

/**
 * Puts one into the cart, unless it is there, and opens the cart, which continues to the address by itself
 * (`useBoughtNow`). A guest logs in first (spec 6).
 */
export function buyNow(
  candidate: ReturnType<typeof cartCandidateOf>,
  cart: Pick<CartStore, "quantityOf" | "add" | "wishes">,
  session: { readonly isLoggedIn: boolean },
  navigation: Pick<Navigation, "go">,
): void {
  const variantId = candidate.productVariantId;
  if (!session.isLoggedIn) {
    cart.wishes.add(candidate);
    const fromState = { boughtNow: { variantId, quantity: 1 } satisfies BoughtNow };
    navigation.go("/login", { state: { from: "/cart", fromState } });
    return;
  }
  const quantity = cart.quantityOf(variantId);
  if (quantity === 0) cart.add(candidate);
  navigation.go("/cart", { state: { boughtNow: { variantId, quantity: quantity || 1 } satisfies BoughtNow } });
}
