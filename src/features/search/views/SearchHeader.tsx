import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { isSort, type SearchSort } from "../../../domain/search";
import { formatCount } from "../../../ui/format/count";
import { haat, media, type } from "../../../ui/theme/haat";

export interface SearchHeaderProps {
  query: string;
  /** What was searched for instead, where nothing was found as it was spelled. */
  correctedQuery?: string;
  /** All that was found, not the page's length (reading 16); left out while unknown. */
  total?: number;
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  /** The button that opens the filters where they are closed. */
  toggle?: ReactNode;
}

const SORT_WORDS: Record<SearchSort, string> = {
  relevance: "Relevance",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  "name-asc": "Name",
  newest: "Newest",
  "rating-desc": "Rating",
};

const useStyles = makeStyles({
  header: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    columnGap: "16px",
    rowGap: "12px",
  },
  words: { minWidth: "0" },
  title: { ...type.subtitle, color: haat.text, overflowWrap: "anywhere", [media.tabletUp]: type.title },
  query: { quotes: "'“' '”'" },
  total: { ...type.body, minHeight: "20px", color: haat.textSoft },
  corrected: { ...type.body, marginBlock: "4px", color: haat.text, overflowWrap: "anywhere" },
  tools: {
    display: "flex",
    flexGrow: 1,
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "12px",
    rowGap: "8px",
    [media.desktopUp]: { flexGrow: 0 },
  },
  sort: { display: "flex", alignItems: "center", columnGap: "8px", ...type.body, color: haat.textSoft },
  select: {
    minHeight: "40px",
    paddingInline: "12px",
    border: `1px solid ${haat.strokeControl}`,
    borderRadius: haat.radiusControl,
    backgroundColor: haat.groundRaised,
    color: haat.text,
    font: "inherit",
    [media.touch]: { minHeight: haat.target, fontSize: "16px" },
  },
});

export function SearchHeader({ query, correctedQuery, total, sort, onSort, toggle }: SearchHeaderProps) {
  const styles = useStyles();
  const sortId = useId();
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          Showing Results for <q className={styles.query}>{query}</q>
        </h1>
        {correctedQuery !== undefined && (
          <p className={styles.corrected}>
            Nothing is spelled like that here. These are for <q className={styles.query}>{correctedQuery}</q>.
          </p>
        )}
        <p role="status" className={styles.total}>
          {total === undefined ? "" : `${formatCount(total)} ${total === 1 ? "product" : "products"}`}
        </p>
      </div>
      <div className={styles.tools}>
        {toggle}
        <div className={styles.sort}>
          <label htmlFor={sortId}>Sort by</label>
          <select
            id={sortId}
            className={styles.select}
            value={sort}
            onChange={({ target }) => isSort(target.value) && onSort(target.value)}
          >
            {Object.entries(SORT_WORDS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
      </div>
    </header>
  );
}
