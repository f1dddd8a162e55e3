import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import type { Ref } from "react";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { haat, media, motion, visuallyHidden } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface QuantityStepperProps {
  value: number;
  /** The product's name, for screen readers. */
  label: string;
  /** The minus button is disabled at this value: 0 allows the last item to be removed, 1 does not. */
  min?: number;
  max?: number;
  /** The platform has not answered yet. The buttons still work. */
  busy?: boolean;
  onIncrease: () => void;
  onDecrease: () => void;
  plusRef?: Ref<HTMLButtonElement>;
  /** The stepper is as wide as its column. */
  block?: boolean;
  appearance?: "filled" | "outline";
}

const useBase = makeResetStyles({
  display: "inline-grid",
  gridTemplateColumns: "auto minmax(32px, 1fr) auto",
  alignItems: "center",
  minHeight: "44px",
  margin: "0",
  padding: "0",
  border: `1px solid ${haat.primaryBorder}`,
  borderRadius: haat.radiusControl,
  overflow: "hidden",
  backgroundColor: haat.primaryTint,
  color: haat.primaryText,
  [media.touch]: { minHeight: haat.target },
  "& > button": {
    appearance: "none",
    display: "grid",
    placeItems: "center",
    alignSelf: "stretch",
    width: "40px",
    padding: "0",
    border: "0",
    backgroundColor: "transparent",
    color: "inherit",
    cursor: "pointer",
    touchAction: "manipulation",
    transition: `background-color ${motion.quick}`,
    [media.hover]: { ":hover:not(:disabled)": { backgroundColor: haat.primaryTintHover } },
    ":disabled": { opacity: "0.4", cursor: "not-allowed" },
    ":focus-visible": { outlineOffset: "-3px" },
    [media.touch]: { width: haat.target },
  },
  "& > output": {
    textAlign: "center",
    fontSize: "0.875rem",
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
  },
});

const useStyles = makeStyles({
  // On a narrow card the buttons shrink, not the number.
  block: {
    display: "grid",
    gridTemplateColumns: `minmax(28px, ${haat.target}) minmax(24px, 1fr) minmax(28px, ${haat.target})`,
    width: "100%",
    "& > button": { width: "100%", [media.touch]: { width: "100%" } },
  },
  outline: { backgroundColor: haat.groundRaised, color: haat.text },
  busy: { "& > output": { opacity: "0.6" } },
  hidden: visuallyHidden,
});

/**
 * A minus button, the number and a plus button. Screen readers announce the number when it changes. The buttons of Fluent's
 * spin button are too small for a finger.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, label, min = 0, max, busy, onIncrease, onDecrease, block, appearance = "filled" } = props;
  const base = useBase();
  const styles = useStyles();
  const classes = mergeClasses(
    base,
    block && styles.block,
    appearance === "outline" && styles.outline,
    busy && styles.busy,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in one row everywhere
    <div role="group" aria-label={words.quantityOf(label)} className={classes}>
      <button
        type="button"
        aria-label={value <= 1 && min === 0 ? words.remove(label) : words.decrease(label)}
        disabled={value <= min}
        onClick={onDecrease}
      >
        <Glyph name="minus" size={16} />
      </button>
      <output aria-live="polite" aria-busy={busy || undefined}>
        <span className={styles.hidden}>{words.quantityBefore}</span>
        {value}
      </output>
      <button
        type="button"
        ref={props.plusRef}
        aria-label={words.increase(label)}
        disabled={max !== undefined && value >= max}
        onClick={onIncrease}
      >
        <Glyph name="plus" size={16} />
      </button>
    </div>
  );
}
