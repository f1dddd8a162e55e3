import { makeResetStyles } from "@fluentui/react-components";
import { haat, media, type } from "#design/theme/haat.ts";
import { SwatchDot } from "../option-picker/SwatchDot";
import { tileLook } from "../option-tiles/tileLook";
import { Count } from "./Count";
import type { FactValue } from "./filters.types";
import { LongChoice } from "./LongChoice";
import type { useIntent } from "./useIntent";

export interface OptionChoiceProps {
  values: readonly FactValue[];
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
  intentOf: (value: string) => ReturnType<ReturnType<typeof useIntent>>;
}

/** Two rows of short values in the narrowest panel. */
const FIRST = 10;

const useTiles = makeResetStyles({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" });

const useTile = makeResetStyles({
  ...tileLook,
  flexDirection: "row",
  alignItems: "center",
  columnGap: "6px",
  boxSizing: "border-box",
  minWidth: "44px",
  maxWidth: "100%",
  minHeight: "36px",
  padding: "4px 10px",
  ...type.body,
  color: haat.text,
  overflowWrap: "anywhere",
  [media.touch]: { minHeight: haat.target },
  // The picker's swatch is a choice by itself; here it stands beside its name.
  "& > [aria-hidden]": { flexShrink: 0, width: "20px", height: "20px" },
});

/** The values of an option as tiles, colours with their swatches. Any number of them can be chosen. */
export function OptionChoice({ values, isChosen, onToggle, intentOf }: OptionChoiceProps) {
  const tiles = useTiles();
  const tile = useTile();
  return (
    <div className={tiles}>
      <LongChoice first={FIRST}>
        {values.map(({ value, label = value, count, swatch }) => (
          <label key={value} className={tile} data-checked={isChosen(value) ? "" : undefined} {...intentOf(value)}>
            <input type="checkbox" checked={isChosen(value)} onChange={() => onToggle(value)} />
            {swatch && <SwatchDot swatch={swatch} />}
            <span>{label}</span>
            <Count of={count} />
          </label>
        ))}
      </LongChoice>
    </div>
  );
}
