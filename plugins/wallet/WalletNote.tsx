import { observer } from "mobx-react-lite";
import type { ChosenMethod } from "#domain/payments/index.ts";
import { useBinding } from "#kernel/react/useBinding.ts";
import { useService } from "#kernel/react/useService.ts";
import { bindWalletPage } from "./bindWalletPage";
import { Recharge } from "./Recharge";
import { RechargeStore } from "./RechargeStore";
import { WalletTooLow } from "./views/WalletTooLow";
import { WalletAccount } from "./WalletAccount";

/**
 * Shown when the wallet is chosen and its balance is too low. The shopper recharges on the same page, so their choices
 * stay.
 */
const WalletNote = observer(function WalletNote({ method, amount, what }: ChosenMethod) {
  useBinding(bindWalletPage);
  const recharge = useService(RechargeStore);
  const { balancePaise } = useService(WalletAccount);
  const isKnown = balancePaise !== undefined && amount !== undefined;
  return (
    <>
      {isKnown && method === "WALLET" && amount > balancePaise && (
        <WalletTooLow
          balancePaise={balancePaise}
          amountPaise={amount}
          what={what}
          onRecharge={
            recharge.sources.length > 0 ? () => recharge.open(Math.max(1, (amount - balancePaise) / 100)) : undefined
          }
        />
      )}
      <Recharge store={recharge} />
    </>
  );
});

export default WalletNote;
