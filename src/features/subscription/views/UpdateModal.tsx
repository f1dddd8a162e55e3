import type { Subscription } from "#contract/sale/subscriptions.ts";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { LateForm } from "#design/modal/LateForm.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import * as words from "../words.en";
import type { UpdateFieldsProps } from "./UpdateFields";

export interface UpdateModalProps extends Omit<UpdateFieldsProps, "id" | "subscription"> {
  /** The subscription to change; null while the dialog is closed. */
  subscription: Subscription | null;
  onCancel: () => void;
}

const LazyFields = lazyPart(async () => ({ default: (await import("./UpdateFields")).UpdateFields }));

/**
 * Spec 2.11: 'Update Subscription' changes weekdays and end date; the start date is read-only (spec 4). The form's code is
 * loaded when the dialog is first opened.
 */
export function UpdateModal({ subscription, onCancel, ...fields }: UpdateModalProps) {
  return (
    <LateForm
      open={subscription !== null}
      title={words.updateSubscription}
      sendText={words.update}
      busy={fields.saving}
      onCancel={onCancel}
      waiting={<ListSkeleton rows={2} label={words.loadingTheForm} />}
    >
      {(id) => subscription && <LazyFields id={id} subscription={subscription} {...fields} />}
    </LateForm>
  );
}
