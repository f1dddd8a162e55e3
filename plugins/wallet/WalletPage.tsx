import { observer } from "mobx-react-lite";
import { TimeZone } from "#design/format/TimeZone.ts";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { PageSpinner } from "#design/page-state/PageSpinner.tsx";
import { BrandingStore } from "#domain/branding/index.ts";
import { failureOf } from "#domain/catalogue/index.ts";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { Recharge } from "./Recharge";
import { RechargeStore } from "./RechargeStore";
import { WalletView } from "./views/WalletView";
import { WalletStore } from "./WalletStore";
import * as words from "./words.en";

export { bindWalletPage as bind } from "./bindWalletPage";

/** The page /account/wallet (spec 2.11, Wallet). */
export const Page = observer(function WalletPage() {
  const store = useService(WalletStore);
  const recharge = useService(RechargeStore);
  const { timeZone } = useService(BrandingStore);
  useLifetime(store);
  const { balancePaise, query } = store;
  if (store.error) {
    return <ErrorState {...failureOf(store.error)} headingLevel={1} onRetry={() => void store.refetch()} />;
  }
  if (balancePaise === undefined || query.data === undefined) return <PageSpinner label={words.loadingYourWallet} />;
  return (
    <TimeZone value={timeZone}>
      <WalletView
        balancePaise={balancePaise}
        transactions={query.data.transactions}
        page={store.page}
        totalPages={query.data.totalPages}
        fetching={query.isFetching}
        onPage={(page) => store.show(page)}
        onRecharge={recharge.sources.length > 0 ? () => recharge.open() : undefined}
        hindrance={recharge.hindrance}
      />
      <Recharge store={recharge} />
    </TimeZone>
  );
});
