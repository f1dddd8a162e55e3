import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { pageIn } from "../navigation/pageIn";
import type { ObservableQuery } from "../query/ObservableQuery.types";

interface Paged {
  readonly query: Pick<ObservableQuery<{ totalPages: number }>, "data" | "isFetching">;
  show(page: number): void;
}

interface PageInAddress {
  page: number;
  /** 0 until the first page has been read. */
  totalPages: number;
  goTo(page: number): void;
}

/**
 * Keeps the page of a list in the address, so that Back, a reload and a shared link keep it. Must be called inside an observer.
 */
export function usePageInAddress(list: Paged): PageInAddress {
  const [address, setAddress] = useSearchParams();
  const page = pageIn(address);
  // Runs before the list is first read, which would fetch its first page in vain.
  useState(() => list.show(page));
  useEffect(() => list.show(page), [list, page]);
  const goTo = useCallback(
    (next: number, replace = false) => {
      setAddress(next === 1 ? {} : { page: String(next) }, { replace });
      window.scrollTo({ top: 0, behavior: "instant" });
    },
    [setAddress],
  );
  const { data, isFetching } = list.query;
  const totalPages = data?.totalPages ?? 0;
  // The last item of the last page has been removed.
  useEffect(() => {
    if (!isFetching && totalPages > 0 && page > totalPages) goTo(totalPages, true);
  }, [isFetching, totalPages, page, goTo]);
  return { page, totalPages, goTo };
}
