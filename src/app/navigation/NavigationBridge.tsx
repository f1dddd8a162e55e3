import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { RouterNavigation } from "./RouterNavigation";

/** Connects `RouterNavigation` to the router around this component. */
export function NavigationBridge({ navigation }: { navigation: RouterNavigation }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(
    () => navigation.attach(navigate, `${pathname}${search}${hash}`),
    [navigation, navigate, pathname, search, hash],
  );
  return null;
}
