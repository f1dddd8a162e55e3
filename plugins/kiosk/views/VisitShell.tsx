import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { CartStore } from "../../../src/domain/cart";
import { toPaise } from "../../../src/domain/catalogue";
import { CheckoutStore, PlaceOrder } from "../../../src/domain/checkout";
import { Navigation } from "../../../src/kernel/navigation/Navigation";
import { useService } from "../../../src/kernel/react/useService";
import { useKiosk } from "../KioskContext";
import { QrPayments } from "../pay/QrPayments";
import { Visit } from "../visit/Visit";
import { KioskBar } from "./KioskBar";
import { QrView } from "./QrView";
import { SearchSheet } from "./SearchSheet";
import { StartOverSheet } from "./StartOverSheet";
import { WhoForm } from "./WhoForm";

/**
 * What the kiosk adds to every page of a visit: the bar at the bottom, and the sheets over the page. It uses neither React
 * state nor the router's `navigate`: when React abandons a render that an observer has begun, the observer stays subscribed,
 * and the closures of either would keep that render, and the visit with it, in memory (bar 19).
 */
const VisitShell = observer(function VisitShell() {
  const kiosk = useKiosk();
  const visit = useService(Visit);
  const cart = useService(CartStore);
  const checkout = useService(CheckoutStore);
  const navigation = useService(Navigation);
  const { pathname } = useLocation();
  const { words } = kiosk;
  const { sheet } = visit;
  const close = () => visit.show(undefined);
  const mustSayWho = pathname === "/cart" && visit.mustSayWho;
  return (
    <>
      <KioskBar
        words={words}
        path={pathname}
        count={cart.count}
        onHome={() => navigation.go("/")}
        onSearch={() => visit.show("search")}
        onCart={() => navigation.go("/cart")}
        onStartOver={() => visit.show("start-over")}
      />
      {sheet === "search" && (
        <SearchSheet
          words={words}
          onClose={close}
          onSearch={(query) => {
            close();
            navigation.go(`/search?${new URLSearchParams({ query })}`);
          }}
        />
      )}
      {sheet === "start-over" && <StartOverSheet words={words} onKeep={close} onStartOver={() => kiosk.end()} />}
      {mustSayWho && (
        <div className="kiosk-veil" role="dialog" aria-labelledby="kiosk-who">
          <div className="kiosk-sheet">
            <WhoForm
              words={words}
              onSay={(name, mobile) => visit.sayWho(name, mobile)}
              onLogIn={() => visit.leaveForLogin()}
              onBack={() => checkout.goTo(0)}
            />
          </div>
        </div>
      )}
      <Paying />
    </>
  );
});

const Paying = observer(function Paying() {
  const kiosk = useKiosk();
  const placing = useService(PlaceOrder);
  const { address, isUpi } = useService(QrPayments);
  const { waiting } = placing;
  if (waiting === undefined || address === undefined) return null;
  return (
    <QrView
      words={kiosk.words}
      address={address}
      isUpi={isUpi}
      paise={toPaise(waiting.amount)}
      until={waiting.until}
      onCancel={() => placing.giveUpWaiting()}
    />
  );
});

export default VisitShell;
