import { makeResetStyles } from "@fluentui/react-components";
import { useState } from "react";
import { Glyph } from "../glyph/Glyph";
import { haat, media } from "../theme/haat";

export interface AnnouncementBarProps {
  message: string;
  onDismiss: () => void;
}

/** Spec 2.2 and 9: one loop takes 15 seconds. */
const LOOP = "15s";

const useBar = makeResetStyles({
  // The last button has its place before it is read, as a half-read page may be painted.
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) 40px",
  alignItems: "center",
  minHeight: "40px",
  [media.touch]: { gridTemplateColumns: `auto minmax(0, 1fr) ${haat.target}`, minHeight: haat.target },
  overflow: "hidden",
  backgroundColor: haat.announcementGround,
  color: haat.announcementText,
  fontSize: "14px",
  lineHeight: "20px",
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
    animationName: { from: { transform: "translateX(100%)" }, to: { transform: "translateX(-100%)" } },
    animationDuration: LOOP,
    // It starts in view: nobody waits for an empty bar.
    animationDelay: "-6s",
    animationTimingFunction: "linear",
    animationIterationCount: "infinite",
  },
  // A finger leaves no hover behind, with which the message would stand still for good.
  [media.hover]: { "& > div > span:hover": { animationPlayState: "paused" } },
  "&:focus-within > div > span": { animationPlayState: "paused" },
  // Stopped for good, it is there whole.
  "&[data-paused] > div > span": { animationName: "none", padding: "8px 16px", whiteSpace: "normal" },
  // Nothing moves, nothing to pause.
  [media.calm]: {
    "& > button:first-child": { display: "none" },
    // A browser may paint the first words before it has read the others: they stand where they will stand, at the start of
    // a line that has the bar's height.
    "& > div > span": { animationName: "none", padding: "10px 16px", whiteSpace: "normal", textAlign: "start" },
  },
});

/** The scrolling bar above the top bar; its colours come with the theme. Pauses on hover, focus and by its button. */
export function AnnouncementBar({ message, onDismiss }: AnnouncementBarProps) {
  const bar = useBar();
  const [paused, setPaused] = useState(false);
  return (
    <section aria-label="Announcement" data-screen-only="" className={bar} data-paused={paused ? "" : undefined}>
      <button
        type="button"
        aria-label={paused ? "Play announcement" : "Pause announcement"}
        onClick={() => setPaused(!paused)}
      >
        <Glyph name={paused ? "play" : "pause"} size={16} />
      </button>
      <div>
        <span>{message}</span>
      </div>
      <button type="button" aria-label="Dismiss announcement" onClick={onDismiss}>
        <Glyph name="dismiss" size={16} />
      </button>
    </section>
  );
}
