import { observer } from "mobx-react-lite";
import { Navigate, useLocation } from "react-router-dom";
import { SessionStore } from "#domain/session/index.ts";
import { useService } from "#kernel/react/useService.ts";

/**
 * Replaces the login page. At a kiosk the first product makes a shopper a guest, so a shopper who is sent to the login has
 * an empty cart.
 */
export const Page = observer(function NoLoginPage() {
  const session = useService(SessionStore);
  const { from = "/" } = (useLocation().state ?? {}) as { from?: string };
  return <Navigate to={session.isLoggedIn ? from : "/"} replace />;
});
