import { ErrorState } from "../page-state/ErrorState";
import { Panel } from "../panel/Panel";
import { RadioCard } from "../radio-card/RadioCard";
import { RadioCardGroup } from "../radio-card/RadioCardGroup";
import { ListSkeleton } from "../skeleton/ListSkeleton";

export interface PaymentChoiceProps<Method extends string> {
  title: string;
  /** What a screen reader hears of the group. */
  legend: string;
  /** Where the store offers nothing. */
  emptyText: string;
  /** A wallet's description is its balance. */
  methods: readonly { method: Method; label: string; description: string }[];
  chosen: Method | null;
  /** Said at the choice; none when there is nothing to say. */
  error?: string;
  /** How often the choice was missing; each time it takes the focus. */
  missing?: number;
  pending?: boolean;
  failure?: { status?: number; message: string };
  onChoose: (method: Method) => void;
  onRetry: () => void;
}

/** The payment mode of a checkout (spec 2.8; none is chosen beforehand, reading 21) or a subscription (spec 2.12). */
export function PaymentChoice<Method extends string>(props: PaymentChoiceProps<Method>) {
  const { title, legend, emptyText, methods, chosen, error, missing, pending, failure, onChoose, onRetry } = props;
  return (
    <Panel title={title}>
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
        <p>{emptyText}</p>
      ) : (
        <RadioCardGroup legend={legend} hideLegend columns={2} error={error} missing={missing}>
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
