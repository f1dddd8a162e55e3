import { observer } from "mobx-react-lite";
import { Navigate, useLocation } from "react-router-dom";
import { SessionStore } from "#domain/session/index.ts";
import { useService } from "#kernel/react/useService.ts";

/**
 * Stands in the place of the login. A shopper at a kiosk becomes a guest with the first product, so whoever is led here has
 * nothing in the cart yet.
 */
export const Page = observer(function NoLoginPage() {
  const session = useService(SessionStore);
  const { from = "/" } = (useLocation().state ?? {}) as { from?: string };
  return <Navigate to={session.isLoggedIn ? from : "/"} replace />;
});
