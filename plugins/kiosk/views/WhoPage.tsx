import { observer } from "mobx-react-lite";
import { Navigate, useLocation } from "react-router-dom";
import { SessionStore } from "../../../src/domain/session";
import { Navigation } from "../../../src/kernel/navigation/Navigation";
import { useService } from "../../../src/kernel/react/useService";
import { Button } from "../../../src/ui/button/Button";
import { EmptyState } from "../../../src/ui/page-state/EmptyState";
import { useKiosk } from "../KioskContext";
import { Visit } from "../visit/Visit";
import { WhoForm } from "./WhoForm";

/**
 * Stands in the place of the login, because most shoppers at a kiosk have no account. Whoever has put nothing into the cart is
 * no customer yet, and is told that the cart is empty.
 */
export const Page = observer(function WhoPage() {
  const { words } = useKiosk();
  const visit = useService(Visit);
  const session = useService(SessionStore);
  const navigation = useService(Navigation);
  const { from = "/" } = (useLocation().state ?? {}) as { from?: string };
  const isCart = from === "/cart";
  if (session.isLoggedIn && (visit.isNamed || isCart)) return <Navigate to={from} replace />;
  if (isCart) {
    return (
      <EmptyState
        drawing="cart"
        headingLevel={1}
        title={words.cartEmpty}
        text={words.cartEmptyText}
        action={
          <>
            <Button appearance="primary" onClick={() => navigation.go("/category")}>
              {words.lookAround}
            </Button>
            <Button onClick={() => void visit.leaveForLogin()}>{words.haveAccount}</Button>
          </>
        }
      />
    );
  }
  return (
    <section className="kiosk-page">
      <WhoForm
        words={words}
        onSay={async (name, mobile) => {
          const isKnown = await visit.sayWho(name, mobile);
          if (isKnown) navigation.go(from, { replace: true });
          return isKnown;
        }}
        onLogIn={() => visit.leaveForLogin()}
        onBack={() => navigation.go("/")}
      />
    </section>
  );
});
