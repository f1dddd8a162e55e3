import { makeStyles } from "@fluentui/react-components";
import { useId } from "react";
import { haat, media, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface SortSelectProps<Sort extends string> {
  value: Sort;
  /** The name of each sort order. */
  words: Record<Sort, string>;
  onChange: (sort: Sort) => void;
}

const useStyles = makeStyles({
  sort: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "8px",
    ...type.body,
    color: haat.textSoft,
  },
  select: {
    maxWidth: "100%",
    minHeight: "40px",
    paddingInline: "12px",
    border: `1px solid ${haat.strokeControl}`,
    borderRadius: haat.radiusControl,
    backgroundColor: haat.groundRaised,
    color: haat.text,
    font: "inherit",
    [media.touch]: { minHeight: haat.target, fontSize: "1rem" },
  },
});

/** The browser's own select: the first screen of a list of products has one, so it is not Fluent's (ADR 9). */
export function SortSelect<Sort extends string>({ value, words: names, onChange }: SortSelectProps<Sort>) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{words.sortBy}</label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onChange(target.value as Sort)}>
        {Object.entries<string>(names).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
