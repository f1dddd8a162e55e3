import { makeResetStyles } from "@fluentui/react-components";
import type { Swatch } from "#contract/catalogue/options.ts";
import { Picture } from "#design/picture/Picture.tsx";
import { haat } from "#design/theme/haat.ts";

const SIDE = 36;

const useDot = makeResetStyles({
  display: "block",
  width: `${SIDE}px`,
  height: `${SIDE}px`,
  overflow: "hidden",
  border: `1px solid ${haat.strokeControl}`,
  borderRadius: haat.radiusFull,
  // The colour is what the shopper chooses, also where the system replaces colours.
  forcedColorAdjust: "none",
  "& > *": { display: "block", width: "100%", height: "100%" },
});

/** How a value looks: one colour, two colours side by side, or a picture. Its name is written beside it. */
export function SwatchDot({ swatch: { colours = [], picture } }: { swatch: Swatch }) {
  const dot = useDot();
  const [first, second = first] = colours;
  return (
    <span className={dot} aria-hidden>
      {picture ? (
        <Picture src={picture} alt="" width={SIDE} height={SIDE} />
      ) : (
        // Attributes and no styles: the Content-Security-Policy allows no style attributes in a drawn page.
        <svg viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden>
          <path d="M0 0h1v2H0z" fill={first} />
          <path d="M1 0h1v2H1z" fill={second} />
        </svg>
      )}
    </span>
  );
}
