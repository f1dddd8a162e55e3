import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { haat, type } from "#design/theme/haat.ts";
import { CopyButton } from "./CopyButton";

const useStyles = makeStyles({
  table: { borderCollapse: "collapse", "& th": { textAlign: "start" } },
  cell: { paddingBlock: "4px", paddingInline: "0 16px", boxShadow: `inset 0 -1px 0 ${haat.hairline}` },
  value: { display: "flex", alignItems: "center", columnGap: "8px", ...type.caption, ...type.tabular },
  swatch: { width: "24px", height: "24px", borderRadius: haat.radiusControl, outline: `1px solid ${haat.hairline}` },
});

interface TokenTableProps {
  /** The headings of the values, from start to end. */
  headings: readonly string[];
  /** Each token by its name in the code, with its values. */
  tokens: readonly (readonly [token: string, ...values: string[]])[];
  /** What a value looks like. */
  draw?: (value: string) => ReactNode;
}

/** The names that the code knows, each with its values; names and values can be copied. */
export function TokenTable({ headings, tokens, draw }: TokenTableProps) {
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {["Token", ...headings].map((heading) => (
            <th key={heading} scope="col" className={styles.cell}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokens.map(([token, ...values]) => (
          <tr key={token}>
            <th scope="row" className={styles.cell}>
              <CopyButton text={token} />
            </th>
            {headings.map((heading, index) => (
              <td key={heading} className={styles.cell}>
                <span className={styles.value}>
                  {draw?.(values[index] ?? "")}
                  <CopyButton text={values[index] ?? ""} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A colour, beside its value. */
export function Swatch({ colour }: { colour: string }) {
  return <span className={useStyles().swatch} style={{ backgroundColor: colour }} />;
}
