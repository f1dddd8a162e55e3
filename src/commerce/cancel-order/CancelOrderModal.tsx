import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { Late } from "#design/lazy/Late.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { Modal } from "#design/modal/Modal.tsx";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface CancelOrderModalProps {
  open: boolean;
  reason: string;
  /** Shown above the field for the reason. */
  note?: string;
  submitting?: boolean;
  onReason: (reason: string) => void;
  onCancel: () => void;
  onSubmit: () => void;
}

/** The longest reason that the platform accepts, in characters. */
const LONGEST_REASON = 500;

const useStyles = makeStyles({ note: { ...type.body, fontWeight: 600, marginBlockEnd: "16px", color: haat.text } });

const TextField = lazyPart(async () => ({ default: (await import("#design/fields/TextField.tsx")).TextField }));

/** The dialog that cancels an order: a free-text reason, Cancel and Submit (spec 2.11). */
export function CancelOrderModal(props: CancelOrderModalProps) {
  const { open, reason, note, submitting, onReason, onCancel, onSubmit } = props;
  const styles = useStyles();
  return (
    <Modal
      open={open}
      title={words.orderCancellationReason}
      size="small"
      form
      onClose={onCancel}
      actions={
        <>
          <Button disabled={submitting} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button appearance="danger" busy={submitting} onClick={onSubmit}>
            {words.submit}
          </Button>
        </>
      }
    >
      {note && <p className={styles.note}>{note}</p>}
      <Late>
        <TextField
          name="reason"
          label={words.reason}
          value={reason}
          rows={4}
          maxLength={LONGEST_REASON}
          onChange={onReason}
        />
      </Late>
    </Modal>
  );
}
