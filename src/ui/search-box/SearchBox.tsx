import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { useRef } from "react";
import { Glyph } from "../glyph/Glyph";
import { haat, media, motion, visuallyHidden } from "../theme/haat";

export interface SearchBoxProps {
  placeholder: string;
  /** What it starts with; typing belongs to the box until Enter. */
  defaultValue?: string;
  /** Called with the trimmed text, only when there is some (spec 2.2). */
  onSearch: (query: string) => void;
  onChange?: (text: string) => void;
}

const useForm = makeResetStyles({
  position: "relative",
  display: "flex",
  width: "100%",
  margin: "0",
  "& > input": {
    appearance: "none",
    width: "100%",
    height: "44px",
    padding: "0 44px 0 16px",
    border: "1px solid transparent",
    borderRadius: haat.radiusFull,
    backgroundColor: haat.groundSunken,
    color: haat.text,
    fontFamily: "inherit",
    // 16 px: a smaller one makes iOS zoom into the page.
    fontSize: "16px",
    transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
    "::placeholder": { color: haat.textSoft, opacity: "1" },
    "::-webkit-search-cancel-button": { display: "none" },
    ":focus": { backgroundColor: haat.groundRaised, borderColor: haat.primaryText },
    ":focus-visible": { outlineOffset: "0" },
    [media.desktopUp]: { fontSize: "14px" },
  },
  "& > button": {
    appearance: "none",
    position: "absolute",
    insetBlock: "0",
    insetInlineEnd: "0",
    display: "grid",
    placeItems: "center",
    width: "44px",
    padding: "0",
    border: "0",
    borderRadius: haat.radiusFull,
    backgroundColor: "transparent",
    color: haat.textSoft,
    cursor: "pointer",
  },
});

const useStyles = makeStyles({ hidden: visuallyHidden });

export function SearchBox({ placeholder, defaultValue, onSearch, onChange }: SearchBoxProps) {
  const form = useForm();
  const styles = useStyles();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          const query = inputRef.current?.value.trim();
          if (query) onSearch(query);
        }}
      >
        <input
          ref={inputRef}
          type="search"
          name="query"
          aria-label={placeholder}
          placeholder={placeholder}
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange?.(event.target.value)}
        />
        <button type="submit">
          <Glyph name="search" />
          <span className={styles.hidden}>Search</span>
        </button>
      </form>
    </search>
  );
}
