import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface CouponListProps {
  coupons: readonly ShownCoupon[];
  busy: boolean;
  onUse: (code: string) => void;
}

export interface ShownCoupon {
  code: string;
  /** The discount and its conditions, as a sentence. */
  terms: string;
  /** How much the cart is short, formatted; empty when the coupon can be used now, undefined while that is unknown. */
  missing: string | undefined;
}

const useStyles = makeStyles({
  list: { listStyleType: "none", margin: "12px 0 0", padding: "0" },
  coupon: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "0.75rem",
    paddingBlock: "0.5rem",
    borderTop: `1px solid ${haat.hairline}`,
  },
  code: { ...type.body, fontWeight: 600, color: haat.text, overflowWrap: "anywhere" },
  terms: { ...type.caption, color: haat.textSoft },
  missing: { ...type.caption, color: haat.text, fontVariantNumeric: "tabular-nums" },
});

/**
 * The coupons that the store offers, with their conditions. A coupon for which the cart is too small says how much is
 * missing.
 */
export function CouponList({ coupons, busy, onUse }: CouponListProps) {
  const styles = useStyles();
  if (coupons.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.couponsYouCanUse}>
      {coupons.map(({ code, terms, missing }) => (
        <li key={code} className={styles.coupon}>
          <div>
            <p className={styles.code}>{code}</p>
            <p className={styles.terms}>{terms}</p>
            {missing && <p className={styles.missing}>{words.addMoreToUse(missing)}</p>}
          </div>
          {missing === "" && (
            <Button size="small" disabled={busy} aria-label={words.couponToUse(code)} onClick={() => onUse(code)}>
              {words.use}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
