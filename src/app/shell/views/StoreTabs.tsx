import { BottomTabs } from "#design/shell/BottomTabs.tsx";
import * as words from "../words.en";
import type { CartCount } from "./CartAction";
import { cartLabel } from "./cartLabel";

export interface StoreTabsProps {
  /** The current path, from the store's root. */
  path: string;
  cart: CartCount;
}

/** Spec 2.2, Mobile bottom tab bar. The guard sends a guest who taps Account to the login. */
export function StoreTabs({ path, cart }: StoreTabsProps) {
  const within = (root: string) => path === root || path.startsWith(`${root}/`);
  return (
    <BottomTabs
      tabs={[
        { text: words.home, href: "/", icon: "home", active: path === "/" },
        { text: words.products, href: "/category", icon: "grid", active: within("/category") || within("/product") },
        {
          text: words.cart,
          href: "/cart",
          icon: "cart",
          active: within("/cart"),
          get count() {
            return cart.count;
          },
          get label() {
            return cartLabel(cart.count);
          },
        },
        { text: words.account, href: "/account", icon: "person", active: within("/account") || within("/login") },
      ]}
    />
  );
}
