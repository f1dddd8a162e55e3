import { makeResetStyles } from "@fluentui/react-components";
import { useState } from "react";
import { Glyph } from "../glyph/Glyph";
import { forward, haat, media } from "../theme/haat";
import * as words from "../words.en";

export interface AnnouncementBarProps {
  message: string;
  /** The language of the message, where it is not the page's. */
  textLang?: string;
  onDismiss: () => void;
}

/** Spec 2.2 and 9: one loop takes 15 seconds. */
const LOOP = "15s";

const useBar = makeResetStyles({
  // The last button's column has a fixed width, so that the text does not move when the browser paints the bar before that
  // button is parsed.
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) 40px",
  alignItems: "center",
  minHeight: "40px",
  [media.touch]: { gridTemplateColumns: `auto minmax(0, 1fr) ${haat.target}`, minHeight: haat.target },
  overflow: "hidden",
  backgroundColor: haat.announcementGround,
  color: haat.announcementText,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  "& > button": {
    appearance: "none",
    display: "grid",
    placeItems: "center",
    width: "40px",
    height: "40px",
    padding: "0",
    border: "0",
    backgroundColor: "transparent",
    color: "inherit",
    cursor: "pointer",
    ":focus-visible": { outlineColor: "currentcolor", outlineOffset: "-4px" },
    [media.touch]: { width: haat.target, height: haat.target },
  },
  "& > div": { gridColumn: "2", overflow: "hidden", whiteSpace: "nowrap" },
  "& > div > span": {
    display: "inline-block",
    minWidth: "100%",
    padding: "0 16px",
    textAlign: "center",
    animationName: { from: { translate: `calc(100% * ${forward})` }, to: { translate: `calc(-100% * ${forward})` } },
    animationDuration: LOOP,
    // The text starts inside the bar, so that the bar is not empty at first.
    animationDelay: "-6s",
    animationTimingFunction: "linear",
    animationIterationCount: "infinite",
  },
  // Only for pointers that hover: after a touch the hover state stays, and the text would never move again.
  [media.hover]: { "& > div > span:hover": { animationPlayState: "paused" } },
  "&:focus-within > div > span": { animationPlayState: "paused" },
  // When the shopper has paused it, the whole text is shown.
  "&[data-paused] > div > span": { animationName: "none", padding: "8px 16px", whiteSpace: "normal" },
  // With reduced motion nothing moves, so there is no button to pause it.
  [media.calm]: {
    "& > button:first-child": { display: "none" },
    // A browser may paint the first words before it has parsed the others. At the start of a line that is as high as the
    // bar, these words do not move when the others arrive.
    "& > div > span": { animationName: "none", padding: "10px 16px", whiteSpace: "normal", textAlign: "inherit" },
  },
});

/**
 * The scrolling bar above the top bar. It pauses on hover, on focus and by its button. Fluent's message bar does not
 * scroll.
 */
export function AnnouncementBar({ message, textLang, onDismiss }: AnnouncementBarProps) {
  const bar = useBar();
  const [paused, setPaused] = useState(false);
  return (
    <section aria-label={words.announcement} data-screen-only="" className={bar} data-paused={paused ? "" : undefined}>
      <button
        type="button"
        aria-label={paused ? words.playAnnouncement : words.pauseAnnouncement}
        onClick={() => setPaused(!paused)}
      >
        <Glyph name={paused ? "play" : "pause"} size={16} />
      </button>
      <div>
        <span lang={textLang}>{message}</span>
      </div>
      <button type="button" aria-label={words.dismissAnnouncement} onClick={onDismiss}>
        <Glyph name="dismiss" size={16} />
      </button>
    </section>
  );
}
