import { makeResetStyles } from "@fluentui/react-components";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { truck } from "#design/glyph/rareGlyphs.ts";
import { haat } from "#design/theme/haat.ts";

const useHint = makeResetStyles({
  display: "flex",
  alignItems: "center",
  columnGap: "8px",
  paddingBlock: "10px",
  paddingInline: "16px",
  borderRadius: haat.radiusControl,
  backgroundColor: haat.infoTint,
  color: haat.text,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  fontVariantNumeric: "tabular-nums",
  "& > svg": { flexShrink: 0, color: haat.info },
});

/** Says how much is missing for free delivery. */
export function DeliveryHint({ text }: { text: string }) {
  return (
    <p className={useHint()}>
      <Glyph name={truck} />
      {text}
    </p>
  );
}
