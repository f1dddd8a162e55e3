import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
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
  // Nothing moves, nothing to pause.
  "& > button:first-child": { [media.calm]: { display: "none" } },
});

const useStyles = makeStyles({
  window: { gridColumn: "2", overflow: "hidden", whiteSpace: "nowrap" },
  // Where it rests without motion is where it can be read.
  text: {
    display: "inline-block",
    minWidth: "100%",
    textAlign: "center",
    paddingInline: "16px",
    animationName: { from: { transform: "translateX(100%)" }, to: { transform: "translateX(-100%)" } },
    animationDuration: LOOP,
    // It starts in view: nobody waits for an empty bar.
    animationDelay: "-6s",
    animationTimingFunction: "linear",
    animationIterationCount: "infinite",
    ":hover": { animationPlayState: "paused" },
    // A browser may paint the first words before it has read the others: they stand where they will stand, at the start of
    // a line that has the bar's height.
    [media.calm]: { animationName: "none", whiteSpace: "normal", textAlign: "start", paddingBlock: "10px" },
  },
  paused: { animationPlayState: "paused" },
});

/** The scrolling bar above the top bar; its colours come with the theme. Pauses on hover, focus and by its button. */
export function AnnouncementBar({ message, onDismiss }: AnnouncementBarProps) {
  const bar = useBar();
  const styles = useStyles();
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    <section
      aria-label="Announcement"
      data-screen-only=""
      className={bar}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <button
        type="button"
        aria-label={paused ? "Play announcement" : "Pause announcement"}
        onClick={() => setPaused(!paused)}
      >
        <Glyph name={paused ? "play" : "pause"} size={16} />
      </button>
      <div className={styles.window}>
        <span className={mergeClasses(styles.text, (paused || focused) && styles.paused)}>{message}</span>
      </div>
      <button type="button" aria-label="Dismiss announcement" onClick={onDismiss}>
        <Glyph name="dismiss" size={16} />
      </button>
    </section>
  );
}
