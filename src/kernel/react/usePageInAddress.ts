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

/** Stores a list's page number in the address, for Back, a reload and a shared link. Must be called inside an observer. */
export function usePageInAddress(list: Paged): PageInAddress {
  const [address, setAddress] = useSearchParams();
  const page = pageIn(address);
  // Before the first read of the list, which would otherwise fetch the first page needlessly.
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
