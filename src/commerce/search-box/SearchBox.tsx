import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from "react";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { Late } from "#design/lazy/Late.tsx";
import { useHidden } from "#design/theme/useHidden.ts";
import * as words from "../words.en";
import type { SearchPopupProps } from "./SearchBox.types";
import { useSearchFormStyles } from "./useSearchFormStyles";

export interface SearchBoxProps {
  placeholder: string;
  /** The address that the form submits to without scripts or before hydration, with `?query=`. */
  action?: string;
  /** The text of the box until the shopper types. */
  defaultValue?: string;
  /** How many letters may be typed. */
  maxLength?: number;
  /** Called with the trimmed text, unless it is empty (spec 2.2). */
  onSearch: (query: string) => void;
  /** Drawn while the box has the focus; its code may be loaded then. With it, the box is a combobox. */
  popup?: ComponentType<SearchPopupProps>;
}

/** A form with one field. Every first screen has it, and it searches without scripts, so it is not Fluent's (ADR 9). */
export function SearchBox(props: SearchBoxProps) {
  const { placeholder, action, defaultValue = "", maxLength, onSearch, popup: Popup } = props;
  const { search, form } = useSearchFormStyles();
  const hidden = useHidden();
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
      // While an input method composes a word, its keys must not reach the popup.
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
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={open}
          {...combobox}
        />
        <button type="submit">
          <Glyph name="search" />
          <span className={hidden}>{words.search}</span>
        </button>
      </form>
      {Popup && isOpen && (
        <Late>
          <Popup text={text} input={inputRef} listId={listId} keys={keys} onState={setState} onClose={close} />
        </Late>
      )}
    </search>
  );
}
