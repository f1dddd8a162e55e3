import type { AdminOrder } from "#contract/admin.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { Button } from "#design/button/Button.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { Modal } from "#design/modal/Modal.tsx";
import { whatCancellingDoes } from "../whatCancellingDoes";
import * as words from "../words.en";

export interface CancelQuestionProps {
  /** The order to cancel; undefined while the dialog is closed. */
  order: AdminOrder | undefined;
  reason: string;
  busy: boolean;
  onReason: (reason: string) => void;
  onKeep: () => void;
  onCancel: () => void;
}

/** The longest reason that the platform accepts, in characters. */
const LONGEST_REASON = 500;

export function CancelQuestion({ order, reason, busy, onReason, onKeep, onCancel }: CancelQuestionProps) {
  return (
    <Modal
      open={order !== undefined}
      title={order ? words.cancelWhich(spokenNumber(order.orderNumber)) : ""}
      size="small"
      form
      onClose={onKeep}
      actions={
        <>
          <Button disabled={busy} onClick={onKeep}>
            {words.keepOrder}
          </Button>
          <Button appearance="danger" busy={busy} onClick={onCancel}>
            {words.cancelOrderNow}
          </Button>
        </>
      }
    >
      <p className="counter-note">{order && whatCancellingDoes(order)}</p>
      <TextField
        name="reason"
        label={words.reason}
        value={reason}
        rows={3}
        maxLength={LONGEST_REASON}
        onChange={onReason}
      />
    </Modal>
  );
}
