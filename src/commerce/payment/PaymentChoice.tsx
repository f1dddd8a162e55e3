import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { RadioCard } from "#design/radio-card/RadioCard.tsx";
import { RadioCardGroup } from "#design/radio-card/RadioCardGroup.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import * as words from "../words.en";

export interface PaymentChoiceProps<Method extends string> {
  title: string;
  /** The group's name for screen readers. */
  legend: string;
  /** Shown when the store offers no payment method. */
  emptyText: string;
  /** A wallet's description is its balance. `hindrance` says why a method cannot be chosen. */
  methods: readonly { method: Method; label: string; description: string; hindrance?: string | undefined }[];
  chosen: Method | null;
  /** Shown at the choices; empty when there is no error. */
  error?: string;
  /** How often the shopper tried to go on without a choice. Each increase moves the focus to the group. */
  missing?: number;
  /** How often the shopper finished what comes before this choice. Each increase moves the focus to the group. */
  turn?: number;
  pending?: boolean;
  failure?: { status?: number; message: string };
  onChoose: (method: Method) => void;
  onRetry: () => void;
  /** Drawn under the choices: information about the chosen method. */
  children?: ReactNode;
}

const useStyles = makeStyles({ empty: { marginBlockEnd: "16px", ":last-child": { marginBlockEnd: "0" } } });

/** The payment mode of a checkout (spec 2.8; none is preselected, reading 21) or of a subscription (spec 2.12). */
export function PaymentChoice<Method extends string>(props: PaymentChoiceProps<Method>) {
  const { title, legend, emptyText, methods, chosen, error, missing, turn, pending, failure, onChoose, onRetry } =
    props;
  const styles = useStyles();
  const canChoose = methods.some(({ hindrance }) => hindrance === undefined);
  return (
    <Panel title={title}>
      {failure ? (
        <ErrorState {...failure} compact headingLevel={3} title={words.waysNotLoaded} onRetry={onRetry} />
      ) : pending ? (
        <ListSkeleton rows={1} label={words.loadingWays} />
      ) : (
        <>
          {!canChoose && <p className={styles.empty}>{emptyText}</p>}
          {methods.length > 0 && (
            <RadioCardGroup legend={legend} hideLegend columns={2} error={error} missing={missing} turn={turn}>
              {methods.map(({ method, label, description, hindrance }) => (
                <RadioCard
                  key={method}
                  name="payment-method"
                  value={method}
                  checked={method === chosen}
                  disabled={hindrance !== undefined}
                  onChange={() => onChoose(method)}
                  title={label}
                >
                  {hindrance ?? description}
                </RadioCard>
              ))}
            </RadioCardGroup>
          )}
          {props.children}
        </>
      )}
    </Panel>
  );
}
