import { observer } from "mobx-react-lite";
import { CancelOrderModal } from "./CancelOrderModal";

/** What the dialog asks of whoever cancels: an OrderCancellation. */
export interface CancelOrderDialogModel {
  /** The order in question; null while the dialog is closed. */
  readonly orderId: string | null;
  readonly reason: string;
  /** What is to be known before it is written; empty where nothing is. */
  readonly note: string;
  readonly isSubmitting: boolean;
  setReason(reason: string): void;
  close(): void;
  submit(): Promise<void>;
}

/** 'Order Cancellation Reason' (spec 2.11), wired once for every screen that opens it. */
export const CancelOrderDialog = observer(function CancelOrderDialog({ model }: { model: CancelOrderDialogModel }) {
  return (
    <CancelOrderModal
      open={model.orderId !== null}
      reason={model.reason}
      note={model.note}
      submitting={model.isSubmitting}
      onReason={(reason) => model.setReason(reason)}
      onCancel={() => model.close()}
      onSubmit={() => void model.submit()}
    />
  );
});
