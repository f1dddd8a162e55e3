import { makeStyles } from "@fluentui/react-components";
import { type ComponentType, type KeyboardEvent, Suspense, useId, useRef, useState } from "react";
import { Glyph } from "../glyph/Glyph";
import { visuallyHidden } from "../theme/haat";
import type { SearchPopupProps } from "./SearchBox.types";
import { useSearchFormStyles } from "./useSearchFormStyles";

export interface SearchBoxProps {
  placeholder: string;
  /** Where the box leads before the page's program is there, and without it: `?query=` is added. */
  action?: string;
  /** What it starts with; typing belongs to the box until Enter. */
  defaultValue?: string;
  /** Called with the trimmed text, only when there is some (spec 2.2). */
  onSearch: (query: string) => void;
  /** Drawn while the box has the focus; its code may come then. Makes the box a combobox. */
  popup?: ComponentType<SearchPopupProps>;
}

const useStyles = makeStyles({ hidden: visuallyHidden });

export function SearchBox({ placeholder, action, defaultValue = "", onSearch, popup: Popup }: SearchBoxProps) {
  const { search, form } = useSearchFormStyles();
  const styles = useStyles();
  const inputRef = useRef<HTMLInputElement>(null);
  const keys = useRef<((event: KeyboardEvent<HTMLInputElement>) => void) | null>(null);
  const listId = useId();
  const [text, setText] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<{ isShown: boolean; activeId?: string }>({ isShown: false });
  const open = () => {
    setText(inputRef.current?.value ?? "");
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setState({ isShown: false });
  };
  const combobox = Popup && {
    role: "combobox",
    "aria-autocomplete": "list" as const,
    "aria-expanded": state.isShown,
    "aria-controls": state.isShown ? listId : undefined,
    "aria-activedescendant": state.activeId,
    onFocus: open,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // While a word is being composed, its keys are the keyboard's own.
      if (event.nativeEvent.isComposing) return;
      if (isOpen) keys.current?.(event);
      else if (event.key === "ArrowDown") open();
    },
  };
  return (
    <search
      className={search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <form
        className={form}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          const query = inputRef.current?.value.trim();
          if (!query) return;
          close();
          onSearch(query);
        }}
      >
        <input
          ref={inputRef}
          type="text"
          inputMode="search"
          name="query"
          aria-label={placeholder}
          placeholder={placeholder}
          defaultValue={defaultValue}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={open}
          {...combobox}
        />
        <button type="submit">
          <Glyph name="search" />
          <span className={styles.hidden}>Search</span>
        </button>
      </form>
      {Popup && isOpen && (
        <Suspense>
          <Popup text={text} listId={listId} keys={keys} onState={setState} onClose={close} />
        </Suspense>
      )}
    </search>
  );
}
