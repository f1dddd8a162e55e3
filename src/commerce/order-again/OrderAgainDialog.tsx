import { observer } from "mobx-react-lite";
import { OrderAgainModal, type OrderAgainOutcome } from "./OrderAgainModal";

/** The store behind the dialog, such as `Reorder`. */
export interface OrderAgainDialogModel {
  readonly result: OrderAgainOutcome | null;
  close(): void;
}

/** `OrderAgainModal` connected to its store, for every screen that orders again. */
export const OrderAgainDialog = observer(function OrderAgainDialog({ model }: { model: OrderAgainDialogModel }) {
  return <OrderAgainModal outcome={model.result} onClose={() => model.close()} />;
});
