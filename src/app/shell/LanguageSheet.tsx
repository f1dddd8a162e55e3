import { Button } from "#design/button/Button.tsx";
import { Modal } from "#design/modal/Modal.tsx";
import { ShellLanguages } from "./ShellLanguages";
import * as words from "./words.en";

/** The dialog in which a shopper chooses the language of the shop. */
export function LanguageSheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      size="sheet"
      title={words.language}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <ShellLanguages />
    </Modal>
  );
}
