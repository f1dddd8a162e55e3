import { useEffect, useRef, useState } from "react";
import type { Rupees } from "../../../contract/wire.types";
import { PRICE_RANGE, priceRange } from "../../../domain/search";
import { formatMoney } from "../../../ui/format/money";
import { usePriceRangeStyles } from "./usePriceRangeStyles";

export interface PriceRangeProps {
  /** Whole rupees. */
  min: number;
  max: number;
  /** What the products found cost. */
  found?: { min: Rupees; max: Rupees };
  /** Once the shopper lets go. */
  onChange: (min: number, max: number) => void;
}

const STEP = 100;
/** A key is held or pressed again: what lies between is not searched for. */
const KEYS_REST_MS = 400;

/** `₹100.00 to ₹900.00`; whole rupees. */
export function priceWords(min: number, max: number): string {
  const above = max === PRICE_RANGE.max ? " and above" : "";
  return `${formatMoney(min * 100)} to ${formatMoney(max * 100)}${above}`;
}

/** Two handles on one track, never closer than the gap (spec 5, Filters). Two real sliders: keys and screen readers. */
export function PriceRange({ min, max, found, onChange }: PriceRangeProps) {
  const styles = usePriceRangeStyles();
  const [low, setLow] = useState(min);
  const [high, setHigh] = useState(max);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = () => {
    clearTimeout(timer.current);
    if (low !== min || high !== max) onChange(low, high);
  };
  const settleSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, KEYS_REST_MS);
  };
  const slider = {
    min: PRICE_RANGE.min,
    max: PRICE_RANGE.max,
    step: STEP,
    className: styles.slider,
    onPointerUp: settle,
    onKeyUp: settleSoon,
    onBlur: settle,
  } as const;
  const share = (rupees: number) => (rupees / PRICE_RANGE.max) * 100;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price</legend>
      <div className={styles.track}>
        <svg className={styles.line} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" className={styles.ground} />
          <rect x={share(low)} width={share(high - low)} height="4" className={styles.chosen} />
        </svg>
        <input
          type="range"
          {...slider}
          aria-label="Lowest price"
          aria-valuetext={formatMoney(low * 100)}
          value={low}
          onChange={({ target }) => setLow(Math.min(Number(target.value), high - PRICE_RANGE.gap))}
        />
        <input
          type="range"
          {...slider}
          aria-label="Highest price"
          aria-valuetext={formatMoney(high * 100)}
          value={high}
          onChange={({ target }) => setHigh(priceRange(low, Number(target.value))[1])}
        />
      </div>
      <p className={styles.words}>{priceWords(low, high)}</p>
      {found && (
        <p className={styles.found}>
          Found from {formatMoney(found.min * 100)} to {formatMoney(found.max * 100)}
        </p>
      )}
    </fieldset>
  );
}
