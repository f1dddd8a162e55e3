import { makeStyles } from "@fluentui/react-components";
import type { Address } from "#contract/customers/addresses.ts";
import { addressTypeWord } from "#contract/customers/addressTypeWord.ts";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { EmailText } from "#design/email/EmailText.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { RadioCard } from "#design/radio-card/RadioCard.tsx";
import { RadioCardGroup } from "#design/radio-card/RadioCardGroup.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import { addressText } from "#domain/addresses/index.ts";
import { listed } from "#kernel/text/listed.ts";
import * as words from "../words.en";

export interface AddressCardsProps {
  addresses: readonly Address[];
  /** -1 when there is no address. */
  defaultIndex: number;
  busy?: boolean;
  onDefault: (index: number) => void;
  onAdd: () => void;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
}

const useStyles = makeStyles({
  tile: {
    ...type.body,
    appearance: "none",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    rowGap: "8px",
    minHeight: "148px",
    border: `1px dashed ${haat.strokeControl}`,
    borderRadius: haat.radiusCard,
    backgroundColor: "transparent",
    color: haat.primaryText,
    fontFamily: "inherit",
    fontWeight: 600,
    cursor: "pointer",
    [media.hover]: { ":hover": { backgroundColor: haat.primaryTint } },
  },
  default: { color: haat.primaryText, fontWeight: 600 },
  hint: { color: haat.textSoft, fontWeight: 400 },
});

/** Spec 2.11, Address: cards with a radio button that marks the default, and an Add Address tile. */
export function AddressCards(props: AddressCardsProps) {
  const { addresses, defaultIndex, busy, onDefault, onAdd, onEdit, onRemove } = props;
  const styles = useStyles();
  return (
    <RadioCardGroup legend={words.defaultAddress} hideLegend columns={2}>
      {addresses.map((address, index) => (
        <RadioCard
          // biome-ignore lint/suspicious/noArrayIndexKey: an address is identified by its place in the book (spec 7.2)
          key={index}
          name="default-address"
          value={String(index)}
          checked={index === defaultIndex}
          disabled={busy}
          onChange={() => onDefault(index)}
          title={address.name}
          aside={<StatusTag text={addressTypeWord(address.addressType)} />}
          actions={
            <>
              <Button
                appearance="subtle"
                size="small"
                aria-label={words.editAddressOf(address.name)}
                onClick={() => onEdit(index)}
              >
                {words.edit}
              </Button>
              <Button
                appearance="subtle"
                size="small"
                disabled={busy}
                aria-label={words.removeAddressOf(address.name)}
                onClick={() => onRemove(index)}
              >
                {words.remove}
              </Button>
            </>
          }
        >
          {index === defaultIndex && <p className={styles.default}>{words.defaultAddress}</p>}
          <p>{addressText(address).street}</p>
          <p>
            {listed([address.city, address.state])} {address.pin}
          </p>
          <p>+91 {address.mobile}</p>
          {address.email && (
            <p>
              <EmailText address={address.email} />
            </p>
          )}
        </RadioCard>
      ))}
      <button type="button" className={styles.tile} onClick={onAdd}>
        <Glyph name="plus" size={24} />
        {words.addAddress}
        {addresses.length === 0 && <span className={styles.hint}>{words.savedOnce}</span>}
      </button>
    </RadioCardGroup>
  );
}
