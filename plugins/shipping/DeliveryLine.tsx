import { makeResetStyles } from "@fluentui/react-components";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { truck } from "#design/glyph/rareGlyphs.ts";
import { haat } from "#design/theme/haat.ts";

export interface DeliveryLineProps {
  label: string;
  /** `30 to 60 minutes`. */
  time: string;
}

const useLine = makeResetStyles({
  display: "flex",
  alignItems: "center",
  columnGap: "8px",
  color: haat.textSoft,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  "& > svg": { flexShrink: 0 },
  "& strong": { color: haat.text, fontWeight: 600 },
});

export function DeliveryLine({ label, time }: DeliveryLineProps) {
  return (
    <p className={useLine()}>
      <Glyph name={truck} />
      <span>
        {label} <strong>{time}</strong>
      </span>
    </p>
  );
}
