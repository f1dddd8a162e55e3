import { makeResetStyles } from "@fluentui/react-components";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { haat, media } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface DarkModeToggleProps {
  dark: boolean;
  onToggle: () => void;
}

const useToggle = makeResetStyles({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  padding: "0",
  border: "0",
  borderRadius: haat.radiusFull,
  backgroundColor: "transparent",
  color: haat.text,
  cursor: "pointer",
  [media.hover]: { ":hover": { backgroundColor: haat.groundSunken } },
});

/** Switches dark mode on and off (spec 4). On phones this is in the footer and in the account (ADR 56). */
export function DarkModeToggle({ dark, onToggle }: DarkModeToggleProps) {
  return (
    <button
      type="button"
      data-wide=""
      aria-pressed={dark}
      aria-label={words.darkMode}
      className={useToggle()}
      onClick={onToggle}
    >
      <Glyph name={dark ? "sun" : "moon"} size={24} />
    </button>
  );
}
