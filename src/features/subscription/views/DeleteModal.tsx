import { Button } from "#design/button/Button.tsx";
import { Modal } from "#design/modal/Modal.tsx";
import { useLastValue } from "#design/modal/useLastValue.ts";
import * as words from "../words.en";

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
      title={words.areYouSure}
      size="small"
      alert
      onClose={onCancel}
      actions={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {words.no}
          </Button>
          <Button appearance="danger" busy={busy} onClick={onDelete}>
            {words.yes}
          </Button>
        </>
      }
    >
      <p>{words.subscriptionEnds(shown ?? "")}</p>
    </Modal>
  );
}
