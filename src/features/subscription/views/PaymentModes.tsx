import type { SubscriptionPaymentMethod } from "../../../contract/subscriptions";
import { ErrorState } from "../../../ui/page-state/ErrorState";
import { Panel } from "../../../ui/panel/Panel";
import { RadioCard } from "../../../ui/radio-card/RadioCard";
import { RadioCardGroup } from "../../../ui/radio-card/RadioCardGroup";
import { ListSkeleton } from "../../../ui/skeleton/ListSkeleton";

export interface PaymentModesProps {
  /** A wallet's description is its balance. */
  methods: readonly { method: SubscriptionPaymentMethod; label: string; description: string }[];
  chosen: SubscriptionPaymentMethod | null;
  pending?: boolean;
  failure?: { status?: number; message: string };
  onChoose: (method: SubscriptionPaymentMethod) => void;
  onRetry: () => void;
}

/** Spec 2.12, payment-mode chooser. */
export function PaymentModes({ methods, chosen, pending, failure, onChoose, onRetry }: PaymentModesProps) {
  return (
    <Panel title="Select payment mode">
      {failure ? (
        <ErrorState
          {...failure}
          compact
          headingLevel={3}
          title="The ways to pay could not be loaded"
          onRetry={onRetry}
        />
      ) : pending ? (
        <ListSkeleton rows={1} label="Loading the ways to pay" />
      ) : methods.length === 0 ? (
        <p>This store takes no payments for subscriptions at the moment.</p>
      ) : (
        <RadioCardGroup legend="Select payment mode" hideLegend columns={2}>
          {methods.map(({ method, label, description }) => (
            <RadioCard
              key={method}
              name="subscription-payment"
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
              title={label}
            >
              {description}
            </RadioCard>
          ))}
        </RadioCardGroup>
      )}
    </Panel>
  );
}
