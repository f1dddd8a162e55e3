import { Button } from "../../../ui/button/Button";
import { Modal } from "../../../ui/modal/Modal";
import { useLastValue } from "../../../ui/modal/useLastValue";

export interface DeleteModalProps {
  /** The product whose subscription is to be deleted; null while the dialog is closed. */
  productName: string | null;
  busy?: boolean;
  onCancel: () => void;
  onDelete: () => void;
}

/** Spec 2.11: the dialog that confirms a deletion, with the specified text. */
export function DeleteModal({ productName, busy, onCancel, onDelete }: DeleteModalProps) {
  const shown = useLastValue(productName);
  return (
    <Modal
      open={productName !== null}
      title="Are you sure you want to delete this item?"
      size="small"
      alert
      onClose={onCancel}
      actions={
        <>
          <Button disabled={busy} onClick={onCancel}>
            No, cancel
          </Button>
          <Button appearance="danger" busy={busy} onClick={onDelete}>
            Yes, I'm sure
          </Button>
        </>
      }
    >
      <p>The subscription to {shown} ends. Orders that it has made stay.</p>
    </Modal>
  );
}
