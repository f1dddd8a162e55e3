import { observer } from "mobx-react-lite";
import { CancelOrderModal } from "./CancelOrderModal";

/** The store behind the dialog, such as `OrderCancellation`. */
export interface CancelOrderDialogModel {
  /** The id of the order to cancel; null while the dialog is closed. */
  readonly orderId: string | null;
  readonly reason: string;
  /** Shown above the field for the reason; may be empty. */
  readonly note: string;
  readonly isSubmitting: boolean;
  setReason(reason: string): void;
  close(): void;
  submit(): Promise<void>;
}

/** 'Order Cancellation Reason' (spec 2.11), for every screen that opens it. */
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
