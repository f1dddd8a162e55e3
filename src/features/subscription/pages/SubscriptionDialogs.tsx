import { observer } from "mobx-react-lite";
import { lineName } from "#contract/catalogue/lineName.ts";
import { failureOf } from "#domain/catalogue/index.ts";
import type { DeliveryCalendar } from "../DeliveryCalendar";
import type { SubscriptionEditor } from "../SubscriptionEditor";
import type { SubscriptionRemoval } from "../SubscriptionRemoval";
import { DeleteModal } from "../views/DeleteModal";
import { DeliveriesModal } from "../views/DeliveriesModal";
import { UpdateModal } from "../views/UpdateModal";

export interface SubscriptionDialogsProps {
  editor: SubscriptionEditor;
  removal: SubscriptionRemoval;
  calendar: DeliveryCalendar;
}

/** The dialogs over the list; one is open at a time. */
export const SubscriptionDialogs = observer(function SubscriptionDialogs(props: SubscriptionDialogsProps) {
  const { editor, removal, calendar } = props;
  const { data: plan, error } = calendar.query;
  return (
    <>
      <UpdateModal
        subscription={editor.subscription}
        today={calendar.today}
        saving={editor.saving.isRunning}
        onRefused={(message) => editor.refuse(message)}
        onCancel={() => editor.close()}
        onSave={(recurrence) => editor.save(recurrence)}
      />
      <DeleteModal
        productName={removal.subscription ? lineName(removal.subscription.subscriptionItem) : null}
        busy={removal.removing.isRunning}
        onCancel={() => removal.close()}
        onDelete={() => void removal.confirm()}
      />
      <DeliveriesModal
        productName={calendar.subscription ? lineName(calendar.subscription.subscriptionItem) : null}
        plan={plan}
        failure={error ? failureOf(error) : undefined}
        changing={calendar.changing}
        from={calendar.pauseFrom}
        until={calendar.pauseUntil}
        today={calendar.today}
        onFrom={(date) => calendar.setPauseFrom(date)}
        onUntil={(date) => calendar.setPauseUntil(date)}
        onPause={() => void calendar.pause()}
        onResume={() => void calendar.resume()}
        onSkip={(date) => void calendar.skip(date)}
        onTakeBack={(date) => void calendar.takeBack(date)}
        onRetry={() => void calendar.query.refetch()}
        onClose={() => calendar.close()}
      />
    </>
  );
});
