import { type ReactNode, useId } from "react";
import { Button } from "../button/Button";
import { Late } from "../lazy/Late";
import { useArrival } from "../lazy/useArrival";
import * as words from "../words.en";
import { Modal } from "./Modal";
import type { ModalProps } from "./Modal.types";

export interface LateFormProps extends Pick<ModalProps, "open" | "title" | "onReopen"> {
  /** The text of the button that submits the form. */
  sendText: string;
  /** The form is being sent; both buttons are disabled. */
  busy?: boolean | undefined;
  onCancel: () => void;
  /** Drawn until the form's code is loaded. */
  waiting: ReactNode;
  /** Draws the form with this id, to which the submit button refers; called while the dialog is open. */
  children: (id: string) => ReactNode;
}

/**
 * A dialog with a form whose code is loaded when the dialog is first opened. The submit button is disabled until the form is
 * rendered.
 */
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
            {words.cancel}
          </Button>
          <Button type="submit" form={id} appearance="primary" busy={busy || !hasArrived}>
            {sendText}
          </Button>
        </>
      }
    >
      <Late fallback={waiting}>
        {open && (
          <>
            {children(id)}
            {mark}
          </>
        )}
      </Late>
    </Modal>
  );
}
