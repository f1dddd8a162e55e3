import { useRef, useState } from "react";
import { LONGEST_QUERY } from "#contract/catalogue/search.ts";
import { Button } from "#design/button/Button.tsx";
import { useEscape } from "#design/modal/useEscape.ts";
import type { KioskWords } from "../languages";
import { useSheetFocus } from "./useSheetFocus";

export interface SearchSheetProps {
  words: KioskWords;
  onSearch: (query: string) => void;
  onClose: () => void;
}

/** The sheet with the search field. Not Fluent's `Dialog`, which would make the kiosk's keyboard untouchable. */
export function SearchSheet({ words, onSearch, onClose }: SearchSheetProps) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useSheetFocus(field);
  useEscape(true, onClose);
  return (
    <div className="kiosk-veil" role="dialog" aria-labelledby="kiosk-search">
      <form
        className="kiosk-sheet kiosk-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (query.trim() !== "") onSearch(query.trim());
        }}
      >
        <label id="kiosk-search" htmlFor="kiosk-query" data-title="">
          {words.searchTitle}
        </label>
        <input
          ref={field}
          id="kiosk-query"
          type="text"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <div className="kiosk-actions">
          <Button size="large" onClick={onClose}>
            {words.close}
          </Button>
          <Button type="submit" appearance="primary" size="large">
            {words.search}
          </Button>
        </div>
      </form>
    </div>
  );
}
