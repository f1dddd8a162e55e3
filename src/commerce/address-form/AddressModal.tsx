import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { LateForm } from "#design/modal/LateForm.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import * as words from "../words.en";
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
  const { open, title, saving, saveText = words.saveAddress, onCancel, onReopen, ...form } = props;
  return (
    <LateForm
      open={open}
      title={title}
      sendText={saving ? words.saving : saveText}
      busy={saving}
      onCancel={onCancel}
      onReopen={onReopen}
      waiting={<ListSkeleton rows={5} label={words.loadingForm} />}
    >
      {(id) => <LazyForm id={id} {...form} />}
    </LateForm>
  );
}
