import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { SessionStore } from "#domain/session/index.ts";
import { useService } from "#kernel/react/useService.ts";

/**
 * Spec 2.1: sends a guest on a protected route to /login together with the requested location, and replaces the history
 * entry. The same happens when the session ends on a protected page.
 */
export const LoginGuard = observer(function LoginGuard({ children }: { children: ReactNode }) {
  const session = useService(SessionStore);
  const { pathname, search, hash } = useLocation();
  if (session.isLoggedIn) return children;
  return <Navigate to="/login" replace state={{ from: `${pathname}${search}${hash}` }} />;
});
