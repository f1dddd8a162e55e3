import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

interface Paged {
  readonly totalPages: number;
  readonly isFetching: boolean;
  show(page: number): void;
}

/** A list's page stands in the address, so that Back, a reload and a shared link keep it. Read inside an observer. */
export function usePageInAddress(list: Paged): [page: number, goTo: (page: number) => void] {
  const [address, setAddress] = useSearchParams();
  const page = pageIn(address);
  // Before the first look at the list: it would fetch its first page for nothing.
  useState(() => list.show(page));
  useEffect(() => list.show(page), [list, page]);
  const goTo = useCallback(
    (next: number, replace = false) => {
      setAddress(next === 1 ? {} : { page: String(next) }, { replace });
      window.scrollTo({ top: 0, behavior: "instant" });
    },
    [setAddress],
  );
  const { totalPages, isFetching } = list;
  // The last one of the last page went away.
  useEffect(() => {
    if (!isFetching && totalPages > 0 && page > totalPages) goTo(totalPages, true);
  }, [isFetching, totalPages, page, goTo]);
  return [page, goTo];
}

/** `?page=3` → 3; 1 for anything that is no page. */
function pageIn(address: URLSearchParams): number {
  const page = address.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
