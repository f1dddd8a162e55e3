import { Button } from "#design/button/Button.tsx";
import { Modal } from "#design/modal/Modal.tsx";
import { useLastValue } from "#design/modal/useLastValue.ts";
import * as words from "../words.en";

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
      title={words.removeAddress}
      size="small"
      alert
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{words.keepIt}</Button>
          <Button appearance="danger" busy={busy} onClick={onRemove}>
            {words.remove}
          </Button>
        </>
      }
    >
      <p>{words.addressWillBeRemoved(shown ?? "")}</p>
    </Modal>
  );
}
