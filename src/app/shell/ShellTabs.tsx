import { useLocation } from "react-router-dom";
import { CartStore } from "#domain/cart/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { StoreTabs } from "./views/StoreTabs";

export function ShellTabs() {
  const cart = useService(CartStore);
  const { pathname } = useLocation();
  return <StoreTabs path={pathname} cart={cart} />;
}
