import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { LateForm } from "#design/modal/LateForm.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import * as words from "../words.en";
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
  return (
    <LateForm
      open={open}
      title={words.rechargeWallet}
      sendText={words.recharge}
      busy={working}
      onCancel={onCancel}
      waiting={<ListSkeleton rows={2} label={words.loadingTheForm} />}
    >
      {(id) => <LazyFields id={id} {...fields} />}
    </LateForm>
  );
}
