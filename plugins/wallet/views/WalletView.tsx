import { makeStyles } from "@fluentui/react-components";
import type { WalletTransaction } from "#contract/sale/walletTransactions.ts";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { Pagination } from "#design/pagination/Pagination.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { TransactionTable } from "./TransactionTable";

export interface WalletViewProps {
  balancePaise: number;
  transactions: readonly WalletTransaction[];
  page: number;
  totalPages: number;
  fetching?: boolean;
  onPage: (page: number) => void;
  /** Undefined when no payment method for a recharge is available. */
  onRecharge?: () => void;
  /** The reason why online payment is not possible although the store offers it. */
  hindrance?: string | undefined;
}

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "16px", minWidth: "0" },
  balance: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "16px",
    [media.phone]: { "& > button": { flexGrow: 1 } },
  },
  label: { ...type.body, color: haat.textSoft },
  amount: { ...type.title, fontVariantNumeric: "tabular-nums" },
});

/** Spec 2.11: Current Balance, the recharge, Transaction History. */
export function WalletView(props: WalletViewProps) {
  const { balancePaise, transactions, page, totalPages, fetching, onPage, onRecharge, hindrance } = props;
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <PageTitle>{words.wallet}</PageTitle>
      <Panel>
        <div className={styles.balance}>
          <dl>
            <dt className={styles.label}>{words.currentBalance}</dt>
            <dd className={styles.amount}>{formatMoney(balancePaise)}</dd>
          </dl>
          {!onRecharge && hindrance && <p className={styles.label}>{hindrance}</p>}
          {onRecharge && (
            <Button appearance="primary" size="large" icon={<Glyph name="plus" />} onClick={onRecharge}>
              {words.rechargeWallet}
            </Button>
          )}
        </div>
      </Panel>
      <Panel title={words.transactionHistory}>
        {transactions.length === 0 ? (
          <EmptyState
            drawing="box"
            headingLevel={3}
            compact
            title={words.noTransactionsFound}
            text={words.transactionsStandHere}
          />
        ) : (
          <TransactionTable transactions={transactions} />
        )}
      </Panel>
      <Pagination page={page} totalPages={totalPages} disabled={fetching} onPage={onPage} />
    </div>
  );
}
