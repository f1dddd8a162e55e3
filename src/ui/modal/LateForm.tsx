import { type ReactNode, Suspense, useId } from "react";
import { Button } from "../button/Button";
import { useArrival } from "../lazy/useArrival";
import { Modal } from "./Modal";
import type { ModalProps } from "./Modal.types";

export interface LateFormProps extends Pick<ModalProps, "open" | "title" | "onReopen"> {
  /** On the button that sends it. */
  sendText: string;
  /** It is being sent: neither button takes a press. */
  busy?: boolean | undefined;
  onCancel: () => void;
  /** In the form's place while its code is on its way. */
  waiting: ReactNode;
  /** The form, which takes the id that its button names; drawn while the dialog is open. */
  children: (id: string) => ReactNode;
}

/** A dialog around a form whose code comes with the first opening: the button waits until there is something to send. */
export function LateForm({ open, title, sendText, busy, onCancel, onReopen, waiting, children }: LateFormProps) {
  const id = useId();
  const { hasArrived, mark } = useArrival();
  return (
    <Modal
      open={open}
      title={title}
      onClose={onCancel}
      onReopen={onReopen}
      form
      actions={
        <>
          <Button disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={id} appearance="primary" busy={busy || !hasArrived}>
            {sendText}
          </Button>
        </>
      }
    >
      <Suspense fallback={waiting}>
        {open && (
          <>
            {children(id)}
            {mark}
          </>
        )}
      </Suspense>
    </Modal>
  );
}
