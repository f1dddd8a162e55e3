import { Glyph, type GlyphProps } from "#design/glyph/Glyph.tsx";
import { zoom } from "#design/glyph/rareGlyphs.ts";
import type { KioskWords } from "../languages";

export interface ReachViewProps {
  words: KioskWords;
  isLow: boolean;
  isLarge: boolean;
  /** Undefined when the device has no voice for the language. */
  isSpoken: boolean | undefined;
  onLow: () => void;
  onLarge: () => void;
  onSpoken: () => void;
}

/** Buttons on every screen, one touch each, for people who reach, see or read less. */
export function ReachView({ words, isLow, isLarge, isSpoken, onLow, onLarge, onSpoken }: ReachViewProps) {
  const ways: [name: string, glyph: GlyphProps["name"], isOn: boolean | undefined, turn: () => void][] = [
    [words.bringLower, "chevronDown", isLow, onLow],
    [words.largerText, zoom, isLarge, onLarge],
    [words.readAloud, "play", isSpoken, onSpoken],
  ];
  return (
    <section className="kiosk-reach" aria-label={words.easier}>
      {ways.map(
        ([name, glyph, isOn, turn]) =>
          isOn !== undefined && (
            <button key={glyph} type="button" className="kiosk-tool" aria-pressed={isOn} onClick={turn}>
              <Glyph name={glyph} size={24} />
              <span>{name}</span>
            </button>
          ),
      )}
    </section>
  );
}
