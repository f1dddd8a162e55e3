import { useEffect, useRef, useState } from "react";
import { formatMoney } from "#design/format/money.ts";
import * as words from "../words.en";
import type { FilterChoices, PriceLimits } from "./filters.types";
import { priceWords } from "./priceWords";
import { usePriceRangeStyles } from "./usePriceRangeStyles";

export interface PriceRangeProps {
  /** In whole rupees, like all prices in this component. */
  min: number;
  max: number;
  limits: PriceLimits;
  scale: FilterChoices["scale"];
  /** Called when the shopper lets go of a handle. */
  onChange: (min: number, max: number) => void;
}

const rangeOf = (...ends: readonly number[]) => ends.join("-");

/**
 * How long after the last key the search begins, in milliseconds: a repeated key does not search for every value on the
 * way.
 */
const KEYS_REST_MS = 400;

/**
 * Two handles on one track, never closer than the gap (spec 5, Filters). A handle at the end of the track means no limit
 * (reading 36). The handles are two range inputs, for keyboards and screen readers;
 * Fluent's slider has only one handle.
 */
export function PriceRange({ min, max, limits, scale, onChange }: PriceRangeProps) {
  const styles = usePriceRangeStyles();
  const { gap } = limits;
  const placeOf = (rupees: number, from: number, to: number) => Math.min(Math.max(rupees, from), to);
  const givenLow = placeOf(min, scale.min, scale.max - gap);
  const givenHigh = placeOf(max, scale.min + gap, scale.max);
  const [low, setLow] = useState(givenLow);
  const [high, setHigh] = useState(givenHigh);
  const [isMoved, setMoved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A new range from outside (Clear, Back) replaces a half-dragged one. The shopper's own range, which comes back after a
  // search, replaces nothing, because the shopper may have pressed another key by then.
  const given = rangeOf(min, max, scale.min, scale.max);
  const [known, setKnown] = useState({ given, asked: "" });
  if (known.given !== given) {
    setKnown({ given, asked: "" });
    if (known.asked !== given) {
      setLow(givenLow);
      setHigh(givenHigh);
      setMoved(false);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // The range to search for: an end of the track means no limit.
  const [from, to] = [low === scale.min ? limits.min : low, high === scale.max ? limits.max : high];
  const said = from === limits.min && to === limits.max ? words.anyPrice : priceWords(from, to, limits);
  const settle = () => {
    clearTimeout(timer.current);
    if (!isMoved || (from === min && to === max)) return;
    setKnown({ given, asked: rangeOf(from, to, scale.min, scale.max) });
    onChange(from, to);
  };
  const move = (set: (rupees: number) => void, rupees: number) => {
    set(rupees);
    setMoved(true);
  };
  const settleSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, KEYS_REST_MS);
  };
  const slider = {
    min: scale.min,
    max: scale.max,
    step: scale.step,
    className: styles.slider,
    onPointerUp: settle,
    onKeyUp: settleSoon,
    onBlur: settle,
  } as const;
  const share = (rupees: number) => (rupees / (scale.max - scale.min)) * 100;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.price}</legend>
      <div className={styles.track}>
        <svg data-mirrored="" className={styles.line} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" className={styles.ground} />
          <rect x={share(low - scale.min)} width={share(high - low)} height="4" className={styles.chosen} />
        </svg>
        <input
          type="range"
          {...slider}
          aria-label={words.lowestPrice}
          aria-valuetext={formatMoney(low * 100)}
          value={low}
          onChange={({ target }) => move(setLow, placeOf(Number(target.value), scale.min, high - gap))}
        />
        <input
          type="range"
          {...slider}
          aria-label={words.highestPrice}
          aria-valuetext={formatMoney(high * 100)}
          value={high}
          onChange={({ target }) => move(setHigh, placeOf(Number(target.value), low + gap, scale.max))}
        />
      </div>
      <p className={styles.words}>{said}</p>
    </fieldset>
  );
}
