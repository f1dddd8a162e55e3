import { makeResetStyles } from "@fluentui/react-components";
import type { LaterGlyph } from "#design/glyph/laterGlyphs.ts";
import { haat, media, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

/** The texts of spec 2.3. */
const FEATURES: readonly { glyph: LaterGlyph; title: string; text: string }[] = [
  { glyph: "shield", title: words.securedPayments, text: words.payWithEase },
  { glyph: "bag", title: words.shopForAnyCategory, text: words.shopForAnyone },
  { glyph: "truck", title: words.homeDelivery, text: words.chargesAsPerTerms },
  { glyph: "sparkle", title: words.qualityProducts, text: words.highestCare },
];

const useStrip = makeResetStyles({
  display: "none",
  margin: "0",
  padding: "0",
  listStyleType: "none",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignContent: "center",
    columnGap: "12px",
    minWidth: "0",
  },
  // The icon in its circle.
  "& > li::before, & > li::after": { content: "''", gridArea: "1 / 1 / span 2", placeSelf: "center" },
  "& > li::before": { zIndex: 1, width: "20px", height: "20px", color: haat.primaryText },
  "& > li::after": {
    width: "44px",
    height: "44px",
    borderRadius: haat.radiusFull,
    backgroundColor: haat.primaryTint,
  },
  "& > li > p": { ...type.body, fontWeight: 600, color: haat.text },
  "& > li > p + p": { ...type.caption, fontWeight: 400, color: haat.textSoft },
  "& > li > p + p::first-letter": { textTransform: "uppercase" },
  [media.tabletUp]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "12px 24px" },
  [media.desktopUp]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});

/** Shown on larger screens only (spec 2.3). */
export function FeatureStrip() {
  return (
    <ul aria-label={words.whyShopHere} className={useStrip()}>
      {FEATURES.map(({ glyph, title, text }) => (
        <li key={title} data-glyph={glyph}>
          <p>{title}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
