import { observer } from "mobx-react-lite";
import type { RechargeStore } from "./RechargeStore";
import { RechargeModal } from "./views/RechargeModal";

/** The 'Recharge Wallet' modal, for every place that opens it. */
export const Recharge = observer(function Recharge({ store }: { store: RechargeStore }) {
  return (
    <RechargeModal
      open={store.isShown}
      asked={store.asked}
      sources={store.sources}
      hindrance={store.hindrance}
      working={store.working.isRunning}
      onCancel={() => store.close()}
      onRecharge={(amount, source) => store.recharge(amount, source)}
    />
  );
});
