import { makeStyles } from "@fluentui/react-components";
import type { Address } from "../../../contract/customers/addresses";
import { addressText } from "../../../domain/addresses";
import { StatusTag } from "../../../ui/badge/StatusTag";
import { Button } from "../../../ui/button/Button";
import { Glyph } from "../../../ui/glyph/Glyph";
import { EmptyState } from "../../../ui/page-state/EmptyState";
import { ErrorState } from "../../../ui/page-state/ErrorState";
import { Panel } from "../../../ui/panel/Panel";
import { RadioCard } from "../../../ui/radio-card/RadioCard";
import { RadioCardGroup } from "../../../ui/radio-card/RadioCardGroup";
import { ListSkeleton } from "../../../ui/skeleton/ListSkeleton";

export interface AddressChoiceProps {
  addresses: readonly Address[];
  /** -1 when there is no address. */
  chosen: number;
  pending?: boolean;
  /** The address book could not be read (spec 8: shown inline). */
  failure?: { status?: number; message: string };
  onChoose: (index: number) => void;
  onAdd: () => void;
  onEdit: (index: number) => void;
  onRetry: () => void;
}

const useStyles = makeStyles({ add: { marginBlockStart: "12px" } });

/** Spec 2.8, step 1: the saved addresses as radio options. */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, chosen, pending, failure, onChoose, onAdd, onEdit, onRetry } = props;
  const styles = useStyles();
  if (failure) {
    return (
      <Panel title="Shipping Address">
        <ErrorState
          {...failure}
          compact
          headingLevel={3}
          title="Your addresses could not be loaded"
          onRetry={onRetry}
        />
      </Panel>
    );
  }
  if (pending) {
    return (
      <Panel title="Shipping Address">
        <ListSkeleton rows={2} label="Loading your addresses" />
      </Panel>
    );
  }
  const add = (
    <Button icon={<Glyph name="plus" />} onClick={onAdd}>
      Add Address
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <Panel title="Shipping Address">
        <EmptyState compact headingLevel={3} drawing="address" title="Where should it go" action={add} />
      </Panel>
    );
  }
  return (
    <Panel title="Shipping Address">
      <RadioCardGroup legend="Choose an address" hideLegend columns={2}>
        {addresses.map((address, index) => {
          const { street, town } = addressText(address);
          return (
            <RadioCard
              // biome-ignore lint/suspicious/noArrayIndexKey: an address is identified by its place in the book (spec 7.2)
              key={index}
              name="address"
              value={String(index)}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              title={address.name}
              aside={<StatusTag text={address.addressType} />}
              actions={
                <Button
                  appearance="subtle"
                  size="small"
                  aria-label={`Edit the address of ${address.name}`}
                  onClick={() => onEdit(index)}
                >
                  Edit
                </Button>
              }
            >
              <p>{street}</p>
              <p>{town}</p>
              <p>+91 {address.mobile}</p>
            </RadioCard>
          );
        })}
      </RadioCardGroup>
      <div className={styles.add}>{add}</div>
    </Panel>
  );
}
