import type { ReactNode } from "react";
import { Glyph } from "#design/glyph/Glyph.tsx";
import type { KioskWords, LanguageChoice } from "../languages";

export interface VisitFrameProps {
  words: KioskWords;
  name: string;
  logo: string;
  languages: readonly LanguageChoice[];
  /** A short message above the shop, while the platform cannot be reached. */
  notice: string | undefined;
  /** True when orders are picked up at this shop's counter. */
  hasPickup?: boolean | undefined;
  /** False before the shop is open, and during a payment: the products cannot be looked at then. */
  canLook?: boolean;
  onHome: () => void;
  onSearch: () => void;
  onLanguage: (code: string) => void;
  onStartOver: () => void;
  /** The buttons of `ReachView`. */
  reach?: ReactNode;
  children: ReactNode;
}

/** The line above every screen of a visit: the shop, the search, the languages, and a button to start over. */
export function VisitFrame(props: VisitFrameProps) {
  const { words, name, logo, languages, notice, hasPickup, canLook = true, reach, children } = props;
  return (
    <div className="kiosk-frame">
      <header className="kiosk-head" data-pickup={hasPickup ? "" : undefined}>
        <button type="button" className="kiosk-brand" disabled={!canLook} onClick={props.onHome}>
          {logo && <img src={logo} alt="" width={56} height={56} />}
          <span>{name}</span>
        </button>
        <button type="button" className="kiosk-tool" disabled={!canLook} onClick={props.onSearch}>
          <Glyph name="search" size={28} />
          <span>{words.search}</span>
        </button>
        {languages
          .filter(({ isChosen }) => !isChosen)
          .map(({ code, name: label }) => (
            <button key={code} type="button" lang={code} onClick={() => props.onLanguage(code)}>
              <span>{label}</span>
            </button>
          ))}
        {/* Never disabled, because a shopper who waits in vain for an answer must be able to leave. */}
        <button type="button" className="kiosk-tool" onClick={props.onStartOver}>
          <Glyph name="dismiss" size={28} />
          <span>{words.startOver}</span>
        </button>
      </header>
      <div role="status">{notice && <p className="kiosk-offline">{notice}</p>}</div>
      <div className="kiosk-body">
        <div className="kiosk-scroll">{children}</div>
      </div>
      {reach}
    </div>
  );
}
