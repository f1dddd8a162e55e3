import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import type { AddressForm as AddressValues } from "./AddressForm.form";
import type { FindPlace } from "./AddressFormModel";
import { AddressModal } from "./AddressModal";

/** What the dialog asks of whoever keeps addresses: an AddressEditor, or something that stands in for one. */
export interface AddressDialogModel {
  /** Place in the book of the address being edited; null: a new one. */
  readonly index: number | null;
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly title: string;
  readonly initial: Partial<AddressValues>;
  /** Why it could not be saved. */
  readonly error: string;
  readonly findPlace: FindPlace;
  close(): void;
  /** As it was when it was closed. */
  reopen(): void;
  keepDraft(values: Partial<AddressValues>): void;
  /** Answers the address's place in the book, or undefined where it was not saved. */
  save(values: AddressValues): Promise<number | undefined>;
}

export interface AddressDialogProps {
  model: AddressDialogModel;
  onSaved?: (index: number) => void;
  /** Under the fields: what else there is to decide. */
  option?: ReactNode;
  saveText?: string;
}

/** 'Add Address' and 'Edit Address' (spec 2.11), wired once for every screen that opens them. */
export const AddressDialog = observer(function AddressDialog(props: AddressDialogProps) {
  const { model, onSaved, option, saveText } = props;
  // The dialog goes with its screen; what was typed stays a draft.
  useEffect(() => () => model.close(), [model]);
  return (
    <AddressModal
      key={String(model.index)}
      open={model.isOpen}
      title={model.title}
      initial={model.initial}
      error={model.error}
      saving={model.isSaving}
      option={option}
      saveText={saveText}
      findPlace={(pin, signal) => model.findPlace(pin, signal)}
      onCancel={() => model.close()}
      onReopen={() => model.reopen()}
      onLeave={(values) => model.keepDraft(values)}
      onSave={async (values) => {
        const saved = await model.save(values);
        if (saved !== undefined) onSaved?.(saved);
      }}
    />
  );
});
