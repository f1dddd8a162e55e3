import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ADDRESS_TYPES } from "#contract/customers/addresses.ts";
import { addressTypeWord } from "#contract/customers/addressTypeWord.ts";
import { Button } from "#design/button/Button.tsx";
import { DigitsField } from "#design/fields/DigitsField.tsx";
import { MobileField } from "#design/fields/MobileField.tsx";
import { RadioField } from "#design/fields/RadioField.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import * as words from "../words.en";
import type { AddressForm as AddressValues } from "./AddressForm.form";
import { AddressFormModel, type FindPlace } from "./AddressFormModel";

export interface AddressFormProps {
  initial?: Partial<AddressValues>;
  /** A rejected promise keeps the form open with its values. */
  onSave: (values: AddressValues) => void | Promise<void>;
  /** Gets the values when the form is unmounted or the page is left, so that it can be opened with them again. */
  onLeave?: (values: AddressValues) => void;
  findPlace: FindPlace;
  /** Why the address could not be saved; empty when nothing failed. */
  error?: string;
  /** Drawn under the fields, for one more choice. */
  option?: ReactNode;
  /** The form's id, to which submit buttons outside the form refer. */
  id?: string;
}

const useStyles = makeStyles({
  form: {
    display: "grid",
    alignItems: "start",
    columnGap: "16px",
    // Small, because each field reserves the line for its message.
    rowGap: "8px",
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  },
  wide: { gridColumn: "1 / -1" },
  /** For a field that is alone in its row. */
  row: { gridColumn: "1 / -1", [media.tabletUp]: { marginInlineEnd: "calc(50% + 8px)" } },
  /** Aligned with the text of the field that it opens, below the line of a label. */
  unfold: { justifySelf: "start", [media.tabletUp]: { marginBlockStart: "1.25rem" } },
  error: { ...type.body, color: haat.danger, gridColumn: "1 / -1" },
});

const typeOptions = ADDRESS_TYPES.map((value) => ({ value, label: addressTypeWord(value) }));

/**
 * Spec 5, Address form. The fields follow the order in which people say an address; only the pincode comes early, because
 * it fills in city, state and country. The e-mail, which few give, is hidden until it is wanted.
 */
export const AddressForm = observer(function AddressForm(props: AddressFormProps) {
  const { initial, onSave, onLeave, findPlace, error, option, id } = props;
  const styles = useStyles();
  const [model] = useState(() => new AddressFormModel({ initial, onSubmit: onSave, findPlace }));
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const tell = () => leave.current?.(model.form.values());
    // A reload does not unmount the form.
    window.addEventListener("pagehide", tell);
    return () => {
      window.removeEventListener("pagehide", tell);
      model.dispose();
      tell();
    };
  }, [model]);
  const { form } = model;
  const email = form.field("email");
  const [emailIs, setEmailIs] = useState<"folded" | "shown" | "wanted">(email.value === "" ? "folded" : "shown");
  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void model.submit(event)}>
      <TextField {...form.field("name")} inputMode="text" autoComplete="name" />
      <MobileField {...form.field("mobile")} />
      <div className={styles.row}>
        <DigitsField {...model.pinField} length={6} autoComplete="postal-code" hint={model.hint} />
      </div>
      <div className={styles.wide}>
        <TextField {...form.field("address")} rows={2} inputMode="text" autoComplete="street-address" />
      </div>
      <TextField {...form.field("landmark")} inputMode="text" autoComplete="off" />
      <TextField {...form.field("city")} inputMode="text" autoComplete="address-level2" />
      <TextField {...form.field("state")} inputMode="text" autoComplete="address-level1" />
      <TextField {...form.field("country")} inputMode="text" autoComplete="country-name" />
      <RadioField {...form.field("addressType")} options={typeOptions} />
      {emailIs === "folded" ? (
        <Button
          appearance="subtle"
          className={styles.unfold}
          icon={<Glyph name="plus" />}
          onClick={() => setEmailIs("wanted")}
        >
          {words.addAnEmail}
        </Button>
      ) : (
        <TextField {...email} type="email" inputMode="email" autoComplete="email" autoFocus={emailIs === "wanted"} />
      )}
      {option && <div className={styles.wide}>{option}</div>}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
});
