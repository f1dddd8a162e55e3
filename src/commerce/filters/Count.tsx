import { useFilterStyles } from "./useFilterStyles";

/** The number of products that a choice would leave. */
export function Count({ of }: { of: number | undefined }) {
  const { count } = useFilterStyles();
  return of === undefined ? null : <span className={count}>{of}</span>;
}
