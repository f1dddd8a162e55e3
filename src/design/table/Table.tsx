import type { ReactNode } from "react";

export interface TableColumn {
  name: string;
  className?: string;
  /** For numbers: aligned with the end of the column. */
  atEnd?: boolean;
}

export interface TableProps {
  columns: readonly (string | TableColumn)[];
  /** A class made with `tableRules`. */
  className: string;
  /** The class of the card around the table; left out for a table inside a card. */
  boxClassName?: string;
  /** The rows. */
  children: ReactNode;
}

/**
 * A table with a head. The cells of Fluent's table lose their roles when they become the rows of a card on a narrow screen.
 */
export function Table({ columns, className, boxClassName, children }: TableProps) {
  const table = (
    <table className={className}>
      <thead>
        <tr>
          {columns.map((column) => {
            const { name, className, atEnd }: TableColumn = typeof column === "string" ? { name: column } : column;
            return (
              <th key={name} scope="col" className={className} data-end={atEnd ? "" : undefined}>
                {name}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
  return boxClassName === undefined ? table : <div className={boxClassName}>{table}</div>;
}
