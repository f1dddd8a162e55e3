import { Button } from "../../../ui/button/Button";
import { Modal } from "../../../ui/modal/Modal";
import { useLastValue } from "../../../ui/modal/useLastValue";

export interface RemoveAddressModalProps {
  /** The name on the address to remove; null while the dialog is closed. */
  name: string | null;
  busy?: boolean;
  onCancel: () => void;
  onRemove: () => void;
}

export function RemoveAddressModal({ name, busy, onCancel, onRemove }: RemoveAddressModalProps) {
  const shown = useLastValue(name);
  return (
    <Modal
      open={name !== null}
      title="Remove address"
      size="small"
      alert
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Keep it</Button>
          <Button appearance="danger" busy={busy} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      <p>The address of {shown} will be removed. Orders that went there keep it.</p>
    </Modal>
  );
}
