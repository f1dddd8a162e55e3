import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { formatCount } from "#design/format/count.ts";
import { haat, media, type } from "#design/theme/haat.ts";
import { sentence } from "#kernel/text/sentence.tsx";
import * as words from "../words.en";

export interface SearchHeaderProps {
  query: string;
  /** The corrected query; set when the query as typed found nothing and this one was searched for. */
  correctedQuery?: string;
  /** How many products were found in all, not on this page (reading 16); left out while unknown. */
  total?: number;
  /** The button that opens the filters when they are in a sheet. */
  toggle?: ReactNode;
}

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
  query: { quotes: "'“' '”'", unicodeBidi: "isolate" },
  total: { ...type.body, minHeight: "20px", color: haat.textSoft },
  corrected: { ...type.body, marginBlock: "4px", color: haat.text, overflowWrap: "anywhere" },
});

export function SearchHeader({ query, correctedQuery, total, toggle }: SearchHeaderProps) {
  const styles = useStyles();
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{sentence(words.resultsForQuery, <q className={styles.query}>{query}</q>)}</h1>
        {correctedQuery !== undefined && (
          <p className={styles.corrected}>
            {sentence(words.spelledOtherwise, <q className={styles.query}>{correctedQuery}</q>)}
          </p>
        )}
        <p role="status" className={styles.total}>
          {total === undefined ? "" : words.productCount(total, formatCount(total))}
        </p>
      </div>
      {toggle}
    </header>
  );
}
