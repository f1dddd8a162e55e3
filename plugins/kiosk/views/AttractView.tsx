import { type ReactNode, useEffect, useState } from "react";
import { formatMoney } from "#design/format/money.ts";
import { Picture } from "#design/picture/Picture.tsx";
import type { KioskWords, LanguageChoice } from "../languages";

export interface AttractViewProps {
  words: KioskWords;
  name: string;
  logo: string;
  banners: readonly { src: string; title: string }[];
  products: readonly { name: string; picture: string; paise: number }[];
  languages: readonly LanguageChoice[];
  notice: string | undefined;
  /** The buttons of `ReachView`. */
  reach?: ReactNode;
  onStart: () => void;
  onLanguage: (code: string) => void;
}

const NEXT_BANNER_MS = 6_000;
const BANNER_WIDTHS = [960, 1280, 1680];
const PRODUCT_WIDTHS = [320, 560];

/** Shown between two visits: the shop's products, and a button to start. A touch anywhere starts a visit. */
export function AttractView(props: AttractViewProps) {
  const { words, name, logo, banners, products, languages, notice, reach, onStart, onLanguage } = props;
  const shown = useTurns(banners.length);
  const banner = banners[shown];
  return (
    <main className="kiosk-attract">
      <button type="button" className="kiosk-attract-start" data-say={words.touchToStart} onClick={onStart}>
        <span className="kiosk-attract-head">
          {logo && <img src={logo} alt="" width={112} height={112} />}
          <span className="kiosk-attract-title" data-title="">
            {words.welcome(name)}
          </span>
        </span>
        {banner && (
          <span className="kiosk-attract-banner" key={banner.src}>
            <Picture
              src={banner.src}
              alt={banner.title}
              width={984}
              height={500}
              widths={BANNER_WIDTHS}
              loading="eager"
            />
          </span>
        )}
        <span className="kiosk-attract-products">
          {products.map((product) => (
            <span key={product.name} className="kiosk-attract-product">
              <Picture
                src={product.picture}
                alt=""
                width={280}
                height={280}
                widths={PRODUCT_WIDTHS}
                loading="eager"
                fit="contain"
              />
              <span className="kiosk-attract-name">{product.name}</span>
              <strong>{formatMoney(product.paise)}</strong>
            </span>
          ))}
        </span>
        <span className="kiosk-attract-call">{words.touchToStart}</span>
        <span className="kiosk-attract-hint">{words.scanHint}</span>
      </button>
      <div className="kiosk-attract-end">
        {languages.length > 1 && (
          <fieldset className="kiosk-languages">
            <legend>{words.chooseLanguage}</legend>
            {languages.map(({ code, name: label, isChosen }) => (
              <button key={code} type="button" lang={code} aria-pressed={isChosen} onClick={() => onLanguage(code)}>
                {label}
              </button>
            ))}
          </fieldset>
        )}
        {reach}
      </div>
      <div role="status">{notice && <p className="kiosk-offline">{notice}</p>}</div>
    </main>
  );
}

/** Returns the index of the banner to show. With reduced motion it does not change. */
function useTurns(count: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (count < 2 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setTurn((before) => before + 1), NEXT_BANNER_MS);
    return () => clearInterval(timer);
  }, [count]);
  return count === 0 ? 0 : turn % count;
}
