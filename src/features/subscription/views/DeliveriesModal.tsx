import { makeStyles } from "@fluentui/react-components";
import type { DeliveryPlan } from "#contract/sale/subscriptions.ts";
import { Modal } from "#design/modal/Modal.tsx";
import { useLastValue } from "#design/modal/useLastValue.ts";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { DeliveryRow } from "./DeliveryRow";
import { cutOffInWords } from "./deliveryWords";
import { PauseFields, type PauseFieldsProps } from "./PauseFields";

export interface DeliveriesModalProps extends Omit<PauseFieldsProps, "pause" | "busy" | "disabled"> {
  /** The product that is delivered; null while the dialog is closed. */
  productName: string | null;
  /** Undefined while the plan is loading. */
  plan?: DeliveryPlan;
  failure?: { status?: number; message: string };
  /** What is being changed: a date, or `pause`. */
  changing: string | null;
  onSkip: (date: string) => void;
  onTakeBack: (date: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

const useStyles = makeStyles({
  content: { display: "grid", rowGap: "20px" },
  words: { ...type.body, color: haat.textSoft },
  list: { margin: "0", padding: "0", listStyleType: "none" },
  past: { "& > summary": { ...type.body, fontWeight: 600, cursor: "pointer", minHeight: "24px" } },
});

/** The next seven deliveries with their cost, the outcome of the last seven, and the pause. */
export function DeliveriesModal(props: DeliveriesModalProps) {
  const { productName, plan: _, failure, changing, onSkip, onTakeBack, onRetry, onClose, ...pauseFields } = props;
  const styles = useStyles();
  const shown = useLastValue(productName);
  const lastPlan = useLastValue(props.plan ?? null);
  // While the dialog fades out it shows its last plan.
  const plan = productName === null ? (lastPlan ?? undefined) : props.plan;
  const rows = (deliveries: DeliveryPlan["deliveries"]) => (
    <ul className={styles.list}>
      {deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery.date}
          delivery={delivery}
          busy={changing === delivery.date}
          disabled={changing !== null && changing !== delivery.date}
          onSkip={onSkip}
          onTakeBack={onTakeBack}
        />
      ))}
    </ul>
  );
  return (
    <Modal open={productName !== null} title={words.deliveriesOf(shown ?? "")} onClose={onClose}>
      {failure ? (
        <ErrorState {...failure} compact headingLevel={3} onRetry={onRetry} />
      ) : plan === undefined ? (
        <ListSkeleton rows={4} label={words.loadingDeliveries} />
      ) : (
        <div className={styles.content}>
          <p className={styles.words}>{cutOffInWords(plan.cutOffTime)}</p>
          {plan.deliveries.length === 0 ? (
            <EmptyState
              compact
              headingLevel={3}
              drawing="box"
              title={words.noDeliveriesToCome}
              text={plan.isActive ? words.reachedItsEnd : words.switchOnToGoOn}
            />
          ) : (
            rows(plan.deliveries)
          )}
          <PauseFields
            {...pauseFields}
            pause={plan.pause}
            busy={changing === "pause"}
            disabled={changing !== null && changing !== "pause"}
          />
          {plan.past.length > 0 && (
            <details className={styles.past}>
              <summary>{words.earlierDeliveries}</summary>
              {rows(plan.past)}
            </details>
          )}
        </div>
      )}
    </Modal>
  );
}
