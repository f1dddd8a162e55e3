import { Glyph } from "#design/glyph/Glyph.tsx";
import * as words from "../words.en";
import { useTopButton } from "./useTopButton";

export interface DarkModeToggleProps {
  dark: boolean;
  onToggle: () => void;
}

/** Switches dark mode on and off (spec 4). On phones this is in the footer and in the account (ADR 56). */
export function DarkModeToggle({ dark, onToggle }: DarkModeToggleProps) {
  return (
    <button
      type="button"
      data-wide=""
      aria-pressed={dark}
      aria-label={words.darkMode}
      className={useTopButton()}
      onClick={onToggle}
    >
      <Glyph name={dark ? "sun" : "moon"} size={24} />
    </button>
  );
}
