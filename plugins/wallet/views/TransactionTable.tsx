import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { WalletTransaction } from "#contract/sale/walletTransactions.ts";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { formatMoney } from "#design/format/money.ts";
import { useDates } from "#design/format/useDates.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { AS_CARDS } from "#design/table/asCards.ts";
import { Table } from "#design/table/Table.tsx";
import { tableRules } from "#design/table/tableRules.ts";
import { haat, type, visuallyHidden } from "#design/theme/haat.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import * as words from "../words.en";

const useStyles = makeStyles({
  table: {
    ...tableRules,
    "& td": { ...tableRules["& td"], verticalAlign: "top" },
    [AS_CARDS]: {
      "& thead": visuallyHidden,
      "& tr": {
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto auto",
        gridTemplateAreas: '"what amount kind" "date amount kind"',
        columnGap: "12px",
        paddingBlock: "12px",
      },
      "& tbody tr + tr": { borderTop: `1px solid ${haat.hairline}` },
      "& tbody td": { padding: "0", borderTop: "0" },
    },
  },
  date: { whiteSpace: "nowrap", color: haat.textSoft, gridArea: "date" },
  what: { gridArea: "what", overflowWrap: "anywhere" },
  words: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "8px", rowGap: "4px" },
  amount: { gridArea: "amount", ...type.atEnd, fontWeight: 600, whiteSpace: "nowrap" },
  kind: { gridArea: "kind", width: "20px" },
  credit: { color: haat.success },
  hidden: visuallyHidden,
});

/**
 * Spec 2.11: the amount has a + for CREDIT and a − otherwise, the type is an icon. Where the columns do not fit, each row
 * is a card.
 */
export function TransactionTable({ transactions }: { transactions: readonly WalletTransaction[] }) {
  const styles = useStyles();
  const { dayOf } = useDates();
  return (
    <Table
      columns={[words.date, words.description, { name: words.amount, atEnd: true }, words.type]}
      className={styles.table}
    >
      {transactions.map((transaction) => {
        const { dateTime, description, transactionAmount, transactionType, status } = transaction;
        const isCredit = transactionType === "CREDIT";
        const isPending = status === "PENDING";
        const amount = Math.abs(toPaise(transactionAmount));
        return (
          <tr key={`${dateTime} ${description} ${transactionAmount} ${transactionType}`}>
            <td className={styles.date}>{dayOf(dateTime)}</td>
            <td className={styles.what}>
              <span className={styles.words}>
                {description}
                {isPending && <StatusTag tone="warning" text={words.pending} />}
              </span>
            </td>
            <td className={mergeClasses(styles.amount, isCredit && !isPending && styles.credit)}>
              {amount > 0 && (isCredit ? "+" : "-")}
              {formatMoney(amount)}
            </td>
            <td className={mergeClasses(styles.kind, isCredit && !isPending && styles.credit)}>
              <Glyph name={isCredit ? "plus" : "minus"} />
              <span className={styles.hidden}>{isCredit ? words.credit : words.debit}</span>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
