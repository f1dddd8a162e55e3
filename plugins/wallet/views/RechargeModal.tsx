import { Suspense, useId } from "react";
import { Button } from "../../../src/ui/button/Button";
import { lazyPart } from "../../../src/ui/lazy/lazyPart";
import { useArrival } from "../../../src/ui/lazy/useArrival";
import { Modal } from "../../../src/ui/modal/Modal";
import { ListSkeleton } from "../../../src/ui/skeleton/ListSkeleton";
import type { RechargeFieldsProps } from "./RechargeFields";

export interface RechargeModalProps extends Omit<RechargeFieldsProps, "id"> {
  open: boolean;
  working?: boolean;
  onCancel: () => void;
}

const LazyFields = lazyPart(async () => ({ default: (await import("./RechargeFields")).RechargeFields }));

/**
 * Spec 2.11: an amount, a payment method radio and a Recharge button. The form's code is loaded when the dialog is first
 * opened.
 */
export function RechargeModal({ open, working, onCancel, ...fields }: RechargeModalProps) {
  const id = useId();
  const { hasArrived, mark } = useArrival();
  return (
    <Modal
      open={open}
      title="Recharge Wallet"
      onClose={onCancel}
      form
      actions={
        <>
          <Button disabled={working} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={id} appearance="primary" busy={working || !hasArrived}>
            Recharge
          </Button>
        </>
      }
    >
      <Suspense fallback={<ListSkeleton rows={2} label="Loading the form" />}>
        {open && (
          <>
            <LazyFields id={id} {...fields} />
            {mark}
          </>
        )}
      </Suspense>
    </Modal>
  );
}
