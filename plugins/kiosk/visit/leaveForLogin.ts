import { when } from "mobx";
import type { CartItem } from "#contract/sale/carts.ts";
import { CartStore } from "#domain/cart/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";

/** Goes to the login; the guest's cart stays. @param from where the login leads */
export async function leaveForLogin(container: Container, from: string): Promise<void> {
  const session = container.get(SessionStore);
  const cart = container.get(CartStore);
  const lines = [...cart.items];
  if (session.isLoggedIn) await session.logOut();
  container.get(Navigation).go("/login/mobile", { state: { from } });
  if (lines.length > 0) void when(() => cart.id !== "" && !cart.isLoading).then(() => takeOver(cart, lines));
}

function takeOver(cart: CartStore, lines: readonly CartItem[]): void {
  for (const { currentAvailableQuantity, ...line } of lines) {
    cart.addQuietly({ ...line, availableQuantity: currentAvailableQuantity }, line.quantity);
  }
}
