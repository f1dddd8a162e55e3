import { Suspense, useId } from "react";
import { Button } from "../button/Button";
import { lazyPart } from "../lazy/lazyPart";
import { useArrival } from "../lazy/useArrival";
import { Modal } from "../modal/Modal";
import { ListSkeleton } from "../skeleton/ListSkeleton";
import type { AddressFormProps } from "./AddressForm";

export interface AddressModalProps extends Omit<AddressFormProps, "id"> {
  open: boolean;
  /** 'Add Address' or 'Edit Address' (spec 2.11). */
  title: string;
  saving?: boolean;
  saveText?: string;
  onCancel: () => void;
  onReopen?: () => void;
}

const LazyForm = lazyPart(async () => ({ default: (await import("./AddressForm")).AddressForm }));

/** The form and its validation are loaded when the dialog is first opened. */
export function AddressModal(props: AddressModalProps) {
  const { open, title, saving, saveText = "Save address", onCancel, onReopen, ...form } = props;
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
          <Button disabled={saving} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={id} appearance="primary" busy={saving || !hasArrived}>
            {saving ? "Saving" : saveText}
          </Button>
        </>
      }
    >
      <Suspense fallback={<ListSkeleton rows={5} label="Loading the form" />}>
        {open && (
          <>
            <LazyForm id={id} {...form} />
            {mark}
          </>
        )}
      </Suspense>
    </Modal>
  );
}
