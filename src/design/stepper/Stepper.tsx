import { makeResetStyles } from "@fluentui/react-components";
import { Glyph } from "../glyph/Glyph";
import { haat, media, motion } from "../theme/haat";
import * as words from "../words.en";

export interface StepperProps {
  steps: readonly string[];
  /** The current step, from 0. Later steps are disabled (spec 2.8). */
  current: number;
  onStep: (step: number) => void;
  label?: string;
}

const useStepper = makeResetStyles({
  display: "flex",
  // In a language with longer words three steps take two lines on a small phone.
  flexWrap: "wrap",
  margin: "0",
  padding: "0",
  listStyleType: "none",
  "& > li": { display: "flex", alignItems: "center", flexGrow: 1 },
  "& > li:last-child": { flexGrow: 0 },
  "& > li:not(:last-child)::after": {
    content: "''",
    flexGrow: 1,
    minWidth: "12px",
    height: "2px",
    marginInline: "8px",
    borderRadius: "1px",
    backgroundColor: haat.hairline,
    // Lets three steps fit a screen of 320 px.
    [media.phone]: { minWidth: "4px", marginInline: "4px" },
    [media.forced]: { backgroundColor: "GrayText" },
    transition: `background-color ${motion.gentle}`,
  },
  "& > li[data-done]:not(:last-child)::after": { backgroundColor: haat.primaryBorder },
  [media.largeText]: {
    flexDirection: "column",
    alignItems: "start",
    "& > li:not(:last-child)::after": { display: "none" },
  },
  "& button": {
    appearance: "none",
    display: "flex",
    alignItems: "center",
    columnGap: "8px",
    minHeight: "40px",
    padding: "0 4px",
    border: "0",
    borderRadius: haat.radiusControl,
    backgroundColor: "transparent",
    color: haat.text,
    fontSize: "0.875rem",
    lineHeight: "1.25rem",
    fontWeight: 600,
    cursor: "pointer",
    [media.phone]: { columnGap: "6px", padding: "0 2px" },
    [media.touch]: { minHeight: haat.target },
    ":disabled": { color: haat.textSoft, fontWeight: 400, cursor: "not-allowed" },
  },
  "& button > span": {
    display: "grid",
    placeItems: "center",
    width: "1.75rem",
    height: "1.75rem",
    border: `1px solid ${haat.strokeControl}`,
    borderRadius: haat.radiusFull,
    fontSize: "0.75rem",
    fontVariantNumeric: "tabular-nums",
    transition: `background-color ${motion.gentle}`,
  },
  "& [aria-current] > span": {
    border: `1px solid ${haat.primaryBorder}`,
    backgroundColor: haat.primaryFill,
    color: haat.onPrimary,
  },
  "& [data-done] button > span": {
    border: `1px solid ${haat.primaryText}`,
    backgroundColor: haat.primaryTint,
    color: haat.primaryText,
  },
});

/** The steps of a task. A click on an earlier step goes back to it; a click on the current one does nothing (reading 9). */
export function Stepper({ steps, current, onStep, label = words.steps }: StepperProps) {
  const className = useStepper();
  return (
    <nav aria-label={label}>
      <ol className={className}>
        {steps.map((name, step) => (
          <li key={name} data-done={step < current ? "" : undefined}>
            <button
              type="button"
              disabled={current < step}
              aria-current={step === current ? "step" : undefined}
              onClick={() => step < current && onStep(step)}
            >
              <span aria-hidden="true">{step < current ? <Glyph name="check" size={16} /> : step + 1}</span>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
