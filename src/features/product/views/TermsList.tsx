import { makeResetStyles } from "@fluentui/react-components";
import { formatMoney } from "#design/format/money.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { shield, truck } from "#design/glyph/rareGlyphs.ts";
import { Link } from "#design/link/Link.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface TermsListProps {
  /** The delivery charge in paise; undefined when it is not known. */
  charge?: number;
  /** In paise, the value of goods from which delivery is free; undefined or 0 when it never is. */
  freeFrom?: number;
  /** The names of the ways to pay; empty while they are not known. */
  methods: readonly string[];
}

const useList = makeResetStyles({
  display: "grid",
  rowGap: "12px",
  margin: "0",
  padding: "16px",
  listStyleType: "none",
  border: `1px solid ${haat.hairline}`,
  borderRadius: haat.radiusCard,
  ...type.body,
  color: haat.text,
  "& > li": { display: "flex", alignItems: "center", columnGap: "12px", fontVariantNumeric: "tabular-nums" },
  "& svg": { flexShrink: 0, color: haat.textSoft },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    color: haat.primaryText,
    [media.touch]: { minHeight: haat.target },
  },
});

/** What a shopper asks before buying: what delivery costs, how to pay, and how to return it. */
export function TermsList({ charge, freeFrom, methods }: TermsListProps) {
  const delivery = deliveryWords(charge, freeFrom);
  return (
    <ul aria-label={words.buyingHere} className={useList()}>
      {/* First, because the other lines arrive later and must not move it. */}
      <li>
        <Glyph name="bag" />
        <Link href="/refundPolicy">{words.returnsAndRefunds}</Link>
      </li>
      {delivery && (
        <li>
          <Glyph name={truck} />
          {delivery}
        </li>
      )}
      {methods.length > 0 && (
        <li>
          <Glyph name={shield} />
          {methods.join(" · ")}
        </li>
      )}
    </ul>
  );
}

function deliveryWords(charge?: number, freeFrom?: number): string | undefined {
  if (charge === undefined) return undefined;
  if (charge === 0) return words.freeDelivery;
  const costs = words.delivery(formatMoney(charge));
  return freeFrom ? words.freeFrom(costs, formatMoney(freeFrom)) : costs;
}
