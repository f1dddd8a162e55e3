import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { SearchPopupProps } from "#commerce/search-box/SearchBox.types.ts";
import { optionId, SuggestionList } from "#commerce/search-box/SuggestionList.tsx";
// Imported by file and not through the domain's index, because this code is loaded when the search box is first focused
// (ADR 9).
import { bindSuggestions } from "#domain/search/bindSuggestions.ts";
import { SuggestionStore } from "#domain/search/SuggestionStore.ts";
import type { Services } from "#kernel/container/Services.ts";
import { useService } from "#kernel/react/useService.ts";
import { useVoice } from "./useVoice";
import * as words from "./words.en";

const TITLES = { recent: words.recentSearches, categories: words.categories, products: words.products };

export { bindSuggestions as bind };

/** Adds a search to the recent searches. */
export function rememberSearch(container: Services, query: string): void {
  container.get(SuggestionStore).remember(query);
}

/** The popup under the search box while it has the focus (spec 2.2). */
export const SearchSuggestions = observer(function SearchSuggestions(props: SearchPopupProps) {
  const { text, input, listId, keys, onState, onClose } = props;
  const store = useService(SuggestionStore);
  const navigate = useNavigate();
  const { rows, activeRow } = store;
  const { voice, notice } = useVoice(input, text);

  useEffect(() => void store.type(text), [store, text]);
  useEffect(() => () => store.rest(), [store]);

  const choose = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    if (row.query !== undefined) store.remember(row.query);
    onClose();
    void navigate(row.href);
  };

  // Runs after each render, because a key's effect depends on the rows.
  useEffect(() => {
    keys.current = (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        store.move(event.key === "ArrowDown" ? 1 : -1);
      } else if (event.key === "Enter" && activeRow !== undefined) {
        event.preventDefault();
        choose(rows.indexOf(activeRow));
      } else if (event.key === "Escape") {
        event.preventDefault();
        onClose();
      }
    };
    return () => {
      keys.current = null;
    };
  });

  const isShown = rows.length > 0 || notice !== "";
  const activeId = activeRow && optionId(listId, rows.indexOf(activeRow));
  useEffect(() => onState({ isShown, activeId }), [onState, isShown, activeId]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  if (!isShown) return voice;
  return (
    <>
      {voice}
      <SuggestionList
        id={listId}
        suggestions={rows}
        titles={TITLES}
        activeKey={activeRow?.key}
        onChoose={choose}
        onPoint={(index) => store.point(index)}
        notice={notice}
        onClearRecent={store.hasRecent ? () => store.clearRecent() : undefined}
      />
    </>
  );
});
