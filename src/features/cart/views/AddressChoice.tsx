import { makeStyles } from "@fluentui/react-components";
import type { Address } from "#contract/customers/addresses.ts";
import { addressTypeWord } from "#contract/customers/addressTypeWord.ts";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { RadioCard } from "#design/radio-card/RadioCard.tsx";
import { RadioCardGroup } from "#design/radio-card/RadioCardGroup.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import { addressText } from "#domain/addresses/index.ts";
import * as words from "../words.en";

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
      <Panel title={words.shippingAddress}>
        <ErrorState {...failure} compact headingLevel={3} title={words.addressesNotLoaded} onRetry={onRetry} />
      </Panel>
    );
  }
  if (pending) {
    return (
      <Panel title={words.shippingAddress}>
        <ListSkeleton rows={2} label={words.loadingAddresses} />
      </Panel>
    );
  }
  const add = (
    <Button icon={<Glyph name="plus" />} onClick={onAdd}>
      {words.addAddress}
    </Button>
  );
  if (addresses.length === 0) {
    return (
      <Panel title={words.shippingAddress}>
        <EmptyState compact headingLevel={3} drawing="address" title={words.whereShouldItGo} action={add} />
      </Panel>
    );
  }
  return (
    <Panel title={words.shippingAddress}>
      <RadioCardGroup legend={words.chooseAnAddress} hideLegend columns={2}>
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
              aside={<StatusTag text={addressTypeWord(address.addressType)} />}
              actions={
                <Button
                  appearance="subtle"
                  size="small"
                  aria-label={words.editAddressOf(address.name)}
                  onClick={() => onEdit(index)}
                >
                  {words.edit}
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
