import { Suspense, useId } from "react";
import type { Subscription } from "../../../contract/sale/subscriptions";
import { Button } from "../../../ui/button/Button";
import { lazyPart } from "../../../ui/lazy/lazyPart";
import { useArrival } from "../../../ui/lazy/useArrival";
import { Modal } from "../../../ui/modal/Modal";
import { ListSkeleton } from "../../../ui/skeleton/ListSkeleton";
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
  const id = useId();
  const { hasArrived, mark } = useArrival();
  const { saving } = fields;
  return (
    <Modal
      open={subscription !== null}
      title="Update Subscription"
      form
      onClose={onCancel}
      actions={
        <>
          <Button disabled={saving} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={id} appearance="primary" busy={saving || !hasArrived}>
            Update
          </Button>
        </>
      }
    >
      <Suspense fallback={<ListSkeleton rows={2} label="Loading the form" />}>
        {subscription && (
          <>
            <LazyFields id={id} subscription={subscription} {...fields} />
            {mark}
          </>
        )}
      </Suspense>
    </Modal>
  );
}
