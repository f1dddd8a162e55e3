import { BottomTabs } from "../../../ui/shell/BottomTabs";
import { cartLabel } from "./cartLabel";

export interface StoreTabsProps {
  /** Where the shopper is, from the store's root. */
  path: string;
  cartCount: number;
}

/** Spec 2.2, Mobile bottom tab bar. A guest on Account is asked to log in by the guard. */
export function StoreTabs({ path, cartCount }: StoreTabsProps) {
  const within = (root: string) => path === root || path.startsWith(`${root}/`);
  return (
    <BottomTabs
      tabs={[
        { text: "Home", href: "/", icon: "home", active: path === "/" },
        { text: "Products", href: "/category", icon: "grid", active: within("/category") || within("/product") },
        {
          text: "Cart",
          href: "/cart",
          icon: "cart",
          active: within("/cart"),
          count: cartCount,
          label: cartLabel(cartCount),
        },
        { text: "Account", href: "/account", icon: "person", active: within("/account") || within("/login") },
      ]}
    />
  );
}
