import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { lineArt } from "#design/glyph/lineArt.ts";
import { haat } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface VoiceButtonProps {
  isListening: boolean;
  /**
   * Covers the button that searches, in a box with space for one button. While nothing is typed there is nothing to search
   * for.
   */
  isOver?: boolean;
  onToggle: () => void;
}

const useStyles = makeStyles({
  button: {
    appearance: "none",
    position: "absolute",
    insetBlock: "0",
    insetInlineEnd: "44px",
    display: "grid",
    placeItems: "center",
    width: "44px",
    padding: "4px",
    border: "0",
    borderRadius: haat.radiusFull,
    backgroundColor: haat.groundRaised,
    backgroundClip: "content-box",
    color: haat.textSoft,
    cursor: "pointer",
  },
  // The ring of the covered button stays visible around it.
  over: { insetInlineEnd: "0" },
  listening: { color: haat.onPrimary, backgroundColor: haat.primaryFill },
});

/** A microphone in the search box. The box keeps the focus, so that the recognised words can be seen in it. */
export function VoiceButton({ isListening, isOver, onToggle }: VoiceButtonProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      aria-label={words.searchByVoice}
      aria-pressed={isListening}
      className={mergeClasses(styles.button, isOver && styles.over, isListening && styles.listening)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <svg {...lineArt} aria-hidden="true">
        <path d="M10 12.5a2.5 2.5 0 0 0 2.5-2.5V5a2.5 2.5 0 0 0-5 0v5a2.5 2.5 0 0 0 2.5 2.5ZM5 9.5a5 5 0 0 0 10 0M10 14.5v3" />
      </svg>
    </button>
  );
}
