import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { BrandingStore } from "#domain/branding/index.ts";
import { afterPaint } from "#kernel/lifecycle/afterPaint.ts";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { KeyboardDock } from "./input/KeyboardDock";
import { Kiosk } from "./Kiosk";
import { KioskContext } from "./KioskContext";
import { writtenByTheShop, writtenIn } from "./languages";
import { ReachBar } from "./reach/ReachBar";
import { useReach } from "./reach/useReach";
import { ShopBones } from "./shop/ShopBones";
import { AttractScreen } from "./views/AttractScreen";
import { IdleWarning } from "./views/IdleWarning";
import { NoticeScreen } from "./views/NoticeScreen";
import { PairingScreen } from "./views/PairingScreen";
import { VisitFrame } from "./views/VisitFrame";
import type { Visit } from "./visit/Visit";
import "./kiosk.css";
import "./input/keyboard.css";
import "./reach/reach.css";
import "./shop/shop.css";
import "./views/attract.css";
import "./views/receipt.css";
import "./views/sheets.css";
import "./pay/pay.css";
import "./edition.css";

export { bindKiosk as bind } from "./bindKiosk";

/** `/kiosk`: the whole screen of a kiosk, in all its states. */
export const Page = observer(function KioskPage() {
  const kiosk = useService(Kiosk);
  const { name, logoPath } = useService(BrandingStore);
  useLifetime(kiosk);
  useReach(kiosk.comfort);
  return (
    <KioskContext value={kiosk}>
      {kiosk.comfort.isLow && (
        <div className="kiosk-above">
          {logoPath && <img src={logoPath} alt="" width={160} height={160} />}
          <span>{name}</span>
        </div>
      )}
      <div className="kiosk" {...writtenIn(kiosk.language)}>
        <div className="kiosk-screen">
          <Screen kiosk={kiosk} />
        </div>
        {/* A field that is removed with its screen may send no focusout event; the new `key` closes the keyboard all the same. */}
        <KeyboardDock key={kiosk.screen} language={kiosk.language.code} />
      </div>
    </KioskContext>
  );
});

const Screen = observer(function Screen({ kiosk }: { kiosk: Kiosk }) {
  const { name, logoPath } = useService(BrandingStore);
  const { screen, words, visit } = kiosk;
  const store = { name, logo: logoPath };
  switch (screen) {
    case "starting":
      return <NoticeScreen store={store} />;
    case "pairing":
      return <PairingScreen />;
    case "unreachable":
      return <NoticeScreen store={store} title={words.unreachableTitle} text={words.unreachableText} />;
    case "closed":
      return <NoticeScreen store={store} title={words.closedTitle} text={words.closedText} />;
    case "maintenance":
      return <NoticeScreen store={store} title={words.maintenanceTitle} text={words.maintenanceText} />;
    case "attract":
      return <AttractScreen />;
    case "opening":
    case "shop":
      return <Shopping kiosk={kiosk} visit={visit} />;
  }
});

const Shopping = observer(function Shopping({ kiosk, visit }: { kiosk: Kiosk; visit: Visit | undefined }) {
  const { name, logoPath } = useService(BrandingStore);
  const { words, device, idle } = kiosk;
  // Runs when nothing of the visit is rendered any more, and the next screen has been painted.
  useEffect(() => visit && (() => void afterPaint(() => kiosk.wiped(visit))), [kiosk, visit]);
  const Shop = visit?.shop?.Shop;
  return (
    <VisitFrame
      words={words}
      name={name}
      logo={logoPath}
      languages={kiosk.languages}
      notice={device.isReachable ? undefined : words.offline}
      hasPickup={visit?.isPickedUp}
      canLook={visit?.isPaying === false}
      onHome={() => visit?.lookAround()}
      onSearch={() => visit?.show("search")}
      onLanguage={(code) => kiosk.speak(code)}
      onStartOver={() => (visit ? visit.show("start-over") : kiosk.end())}
      reach={<ReachBar />}
    >
      {/* The kiosk's own pages among them set their language. */}
      <div {...writtenByTheShop}>{Shop ? <Shop /> : <ShopBones />}</div>
      {idle.secondsLeft !== undefined && (
        <IdleWarning
          {...writtenIn(kiosk.language)}
          words={words}
          secondsLeft={idle.secondsLeft}
          onGoOn={() => idle.touch()}
        />
      )}
    </VisitFrame>
  );
});
