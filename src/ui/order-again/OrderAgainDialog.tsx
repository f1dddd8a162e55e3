import { observer } from "mobx-react-lite";
import { OrderAgainModal, type OrderAgainOutcome } from "./OrderAgainModal";

/** What the dialog asks of whoever orders again: a Reorder. */
export interface OrderAgainDialogModel {
  readonly result: OrderAgainOutcome | null;
  close(): void;
}

/** Wired once for every screen that orders again. */
export const OrderAgainDialog = observer(function OrderAgainDialog({ model }: { model: OrderAgainDialogModel }) {
  return <OrderAgainModal outcome={model.result} onClose={() => model.close()} />;
});
