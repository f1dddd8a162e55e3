import type { PaymentMethod } from "../../../contract/checkouts";
import { ErrorState } from "../../../ui/page-state/ErrorState";
import { Panel } from "../../../ui/panel/Panel";
import { RadioCard } from "../../../ui/radio-card/RadioCard";
import { RadioCardGroup } from "../../../ui/radio-card/RadioCardGroup";
import { ListSkeleton } from "../../../ui/skeleton/ListSkeleton";

export interface PaymentChoiceProps {
  methods: readonly { method: PaymentMethod; label: string; description: string }[];
  chosen: PaymentMethod | null;
  pending?: boolean;
  failure?: { status?: number; message: string };
  onChoose: (method: PaymentMethod) => void;
  onRetry: () => void;
}

/** Spec 2.8, step 1: the payment mode; none is chosen beforehand (reading 21). */
export function PaymentChoice({ methods, chosen, pending, failure, onChoose, onRetry }: PaymentChoiceProps) {
  return (
    <Panel title="Payment Method">
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
        <p>This store takes no orders online at the moment. Your cart is kept.</p>
      ) : (
        <RadioCardGroup legend="Choose how to pay" hideLegend columns={2}>
          {methods.map(({ method, label, description }) => (
            <RadioCard
              key={method}
              name="payment-method"
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
