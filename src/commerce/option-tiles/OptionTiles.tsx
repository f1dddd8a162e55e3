import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { haat, media, motion } from "#design/theme/haat.ts";
import { tileLook } from "./tileLook";

export interface TileOption {
  value: string;
  /** The first line: `500 g`. */
  title: string;
  /** Stands under the title: a `Price`. */
  detail?: ReactNode;
  /** A small last line: why the option cannot be bought, or its price for one unit of weight. */
  note?: string;
}

export interface OptionTilesProps {
  legend: string;
  options: readonly TileOption[];
  value: string;
  onChange: (value: string) => void;
}

const useGroup = makeResetStyles({
  minWidth: "0",
  margin: "0",
  padding: "0",
  border: "0",
  "& > legend": { padding: "0", marginBlockEnd: "8px", fontWeight: 600 },
  "& > div": { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(128px, 1fr))", gap: "8px" },
  // On phones the options stand in one row that scrolls sideways to the screen's edges, so that all of them begin in the first
  // screen.
  [media.phone]: {
    "& > div": {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      // By its own text alone: what is read later does not move it (ADR 19).
      gridAutoColumns: "max-content",
      justifyContent: "start",
      margin: "0 -16px",
      padding: "0 16px",
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
    },
  },
});

const useTile = makeResetStyles({
  ...tileLook,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  rowGap: "2px",
  minHeight: "64px",
  padding: "8px 12px",
  [media.phone]: { minWidth: "116px" },
});

const useStyles = makeStyles({
  title: { fontWeight: 600 },
  note: { color: haat.textSoft, fontSize: "0.75rem", lineHeight: "1rem" },
});

/**
 * A radio group drawn as tiles, for few options: the variants of a product. The whole tile is the radio's label; Fluent's radio
 * is a circle with a label beside it.
 */
export function OptionTiles({ legend, options, value, onChange }: OptionTilesProps) {
  const group = useGroup();
  const tile = useTile();
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={group}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} className={tile} data-checked={option.value === value ? "" : undefined}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.title}>{option.title}</span>
            {option.detail}
            {option.note && <span className={styles.note}>{option.note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
