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

export interface SetupAddressesProps {
  addresses: readonly Address[];
  /** An address that serves this subscription only. */
  once: Address | null;
  /**
   * The place of the chosen address in the list, or `once` for the address that serves this subscription only; -1 without
   * any address.
   */
  chosen: number | "once";
  pending?: boolean;
  /** The address book could not be read (spec 8: shown inline). */
  failure?: { status?: number; message: string };
  onChoose: (choice: number | "once") => void;
  onAdd: () => void;
  onRetry: () => void;
}

const TITLE = words.selectDeliveryAddress;
const useStyles = makeStyles({ add: { marginBlockStart: "12px" } });

/** Spec 2.12, address list. */
export function SetupAddresses(props: SetupAddressesProps) {
  const { addresses, once, chosen, pending, failure, onChoose, onAdd, onRetry } = props;
  const styles = useStyles();
  const add = (
    <Button icon={<Glyph name="plus" />} onClick={onAdd}>
      {words.addAddress}
    </Button>
  );
  const choices: [choice: number | "once", address: Address, tag: string][] = addresses.map((address, index) => [
    index,
    address,
    addressTypeWord(address.addressType),
  ]);
  if (once !== null) choices.push(["once", once, words.thisSubscriptionOnly]);
  return (
    <Panel title={TITLE}>
      {failure && (
        <ErrorState {...failure} compact headingLevel={3} title={words.addressesNotLoaded} onRetry={onRetry} />
      )}
      {!failure && pending && <ListSkeleton rows={2} label={words.loadingAddresses} />}
      {!failure && !pending && choices.length === 0 && (
        <EmptyState compact headingLevel={3} drawing="address" title={words.whereShouldItGo} action={add} />
      )}
      {choices.length > 0 && (
        <>
          <RadioCardGroup legend={TITLE} hideLegend columns={2}>
            {choices.map(([choice, address, tag]) => (
              <RadioCard
                key={choice}
                name="subscription-address"
                value={String(choice)}
                checked={choice === chosen}
                onChange={() => onChoose(choice)}
                title={address.name}
                aside={<StatusTag text={tag} />}
              >
                <p>{addressText(address).street}</p>
                <p>{addressText(address).town}</p>
                <p>+91 {address.mobile}</p>
              </RadioCard>
            ))}
          </RadioCardGroup>
          <div className={styles.add}>{add}</div>
        </>
      )}
    </Panel>
  );
}
