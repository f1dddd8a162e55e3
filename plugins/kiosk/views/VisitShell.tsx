import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { BrandingStore } from "#domain/branding/index.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { CheckoutStore, PlaceOrder } from "#domain/checkout/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { useKiosk } from "../KioskContext";
import { writtenIn } from "../languages";
import { NextCode } from "../pay/NextCode";
import { QrPayments } from "../pay/QrPayments";
import { Visit } from "../visit/Visit";
import { QrView } from "./QrView";
import { SearchSheet } from "./SearchSheet";
import { StartOverSheet } from "./StartOverSheet";
import { WhoForm } from "./WhoForm";

/**
 * The sheets over every page of a visit, and the code to scan. It uses neither React state nor the router's `navigate`.
 * React may abandon a render that an observer has begun; the observer then stays subscribed, and closures of either would
 * keep that render, and the visit with it, in memory (bar 19).
 */
const VisitShell = observer(function VisitShell() {
  const kiosk = useKiosk();
  const visit = useService(Visit);
  const checkout = useService(CheckoutStore);
  const { pathname } = useLocation();
  const { words, language } = kiosk;
  const { sheet } = visit;
  const close = () => visit.show(undefined);
  // Only at the shop's checkout; the kiosk's own asks on a screen of its own.
  const mustSayWho = pathname === "/cart" && visit.mustSayWho;
  return (
    <div {...writtenIn(language)}>
      {sheet === "search" && <SearchSheet words={words} onClose={close} onSearch={(query) => visit.find(query)} />}
      {sheet === "start-over" && <StartOverSheet words={words} onKeep={close} onStartOver={() => kiosk.end()} />}
      {mustSayWho && (
        <div className="kiosk-veil" role="dialog" aria-labelledby="kiosk-who">
          <div className="kiosk-sheet">
            <WhoForm
              words={words}
              onSay={(name, mobile) => visit.customer.sayWho(name, mobile)}
              onLogIn={() => visit.leaveForLogin()}
              onBack={() => checkout.goTo(0)}
            />
          </div>
        </div>
      )}
      <Paying />
    </div>
  );
});

const Paying = observer(function Paying() {
  const kiosk = useKiosk();
  const { payment } = useService(PlaceOrder);
  const { code } = useService(QrPayments);
  const { name } = useService(BrandingStore);
  const { isShown } = useService(NextCode);
  const { waiting } = payment;
  if (waiting === undefined || code === undefined) return null;
  return (
    <QrView
      words={kiosk.words}
      storeName={name}
      address={code.addressIn(kiosk.language.code)}
      isUpi={code.isUpi}
      paise={toPaise(waiting.amount)}
      until={waiting.until}
      isNext={isShown}
      onCancel={() => payment.giveUp()}
    />
  );
});

export default VisitShell;
