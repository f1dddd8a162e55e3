import { useContext, useState } from "react";
import type { SearchPopupProps } from "#commerce/search-box/SearchBox.types.ts";
import { optionalPart } from "#design/lazy/optionalPart.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";

/** The popup with suggestions; its code is loaded when the search box is first focused (ADR 9). */
export function useSearchPopup() {
  const container = useContext(ContainerContext);
  const [popup] = useState(() =>
    // Without this code the box still searches by Enter.
    optionalPart<SearchPopupProps>(async () => ({ default: (await load(container)).SearchSuggestions })),
  );
  const remember = (query: string) =>
    void load(container)
      .then(({ rememberSearch }) => container && rememberSearch(container, query))
      .catch(() => undefined);
  return { popup, remember };
}

async function load(container: Container | null) {
  const { bind, SearchSuggestions, rememberSearch } = await import("./SearchSuggestions");
  if (container) bind(container);
  return { SearchSuggestions, rememberSearch };
}
