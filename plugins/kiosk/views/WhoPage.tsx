import { observer } from "mobx-react-lite";
import { Navigate, useLocation } from "react-router-dom";
import { SessionStore } from "../../../src/domain/session";
import { Navigation } from "../../../src/kernel/navigation/Navigation";
import { useService } from "../../../src/kernel/react/useService";
import { useKiosk } from "../KioskContext";
import { Visit } from "../visit/Visit";
import { WhoForm } from "./WhoForm";

/** Stands in the place of the login, because most shoppers at a kiosk have no account. */
export const Page = observer(function WhoPage() {
  const { words } = useKiosk();
  const visit = useService(Visit);
  const session = useService(SessionStore);
  const navigation = useService(Navigation);
  const { from = "/" } = (useLocation().state ?? {}) as { from?: string };
  if (session.isLoggedIn && visit.isNamed) return <Navigate to={from} replace />;
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
      />
    </section>
  );
});
