import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import type { AddressForm as AddressValues } from "./AddressForm.form";
import type { FindPlace } from "./AddressFormModel";
import { AddressModal } from "./AddressModal";

/** The store behind the dialog, such as `AddressEditor`. */
export interface AddressDialogModel {
  /** The edited address's place in the address book; null for a new address. */
  readonly index: number | null;
  readonly isOpen: boolean;
  readonly isSaving: boolean;
  readonly title: string;
  readonly initial: Partial<AddressValues>;
  /** Why the address could not be saved. */
  readonly error: string;
  readonly findPlace: FindPlace;
  close(): void;
  /** Opens the dialog with the values that it was closed with. */
  reopen(): void;
  keepDraft(values: Partial<AddressValues>): void;
  /** Returns the address's place in the address book, or undefined when it was not saved. */
  save(values: AddressValues): Promise<number | undefined>;
}

export interface AddressDialogProps {
  model: AddressDialogModel;
  onSaved?: (index: number) => void;
  /** Replaces the model's `save`. */
  save?: AddressDialogModel["save"];
  /** Drawn under the fields, for one more choice. */
  option?: ReactNode;
  saveText?: string;
}

/** 'Add Address' and 'Edit Address' (spec 2.11), for every screen that opens them. */
export const AddressDialog = observer(function AddressDialog(props: AddressDialogProps) {
  const { model, onSaved, save = (values) => model.save(values), option, saveText } = props;
  // When the screen is left, the dialog closes and the store keeps its values as a draft.
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
        const saved = await save(values);
        if (saved !== undefined) onSaved?.(saved);
      }}
    />
  );
});
