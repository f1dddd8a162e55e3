import type { ReactNode } from "react";
import { Button } from "#design/button/Button.tsx";
import { Modal } from "#design/modal/Modal.tsx";
import * as words from "../words.en";

export interface OptionSheetViewProps {
  isOpen: boolean;
  /** The product's name. */
  name: string;
  onClose: () => void;
  /** The `OptionRows`, or a placeholder until they are loaded. */
  children: ReactNode;
}

/** The sheet in which a shopper chooses a variant of a product. */
export function OptionSheetView({ isOpen, name, onClose, children }: OptionSheetViewProps) {
  return (
    <Modal
      open={isOpen}
      size="sheet"
      title={name}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {children}
    </Modal>
  );
}
