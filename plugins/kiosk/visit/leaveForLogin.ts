import { when } from "mobx";
import type { CartItem } from "../../../src/contract/sale/carts";
import { CartStore } from "../../../src/domain/cart";
import { SessionStore } from "../../../src/domain/session";
import type { Container } from "../../../src/kernel/container/Container";
import { Navigation } from "../../../src/kernel/navigation/Navigation";

/**
 * Goes to the login; the guest's cart is kept.
 * @param from where the login leads
 */
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
