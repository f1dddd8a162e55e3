import { Checkbox, makeStyles } from "@fluentui/react-components";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface SaveAddressOptionProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const useStyles = makeStyles({
  // Aligns the box with the fields' edge.
  box: { marginInlineStart: "-8px" },
  hint: { ...type.caption, color: haat.textSoft },
});

/**
 * The option in the setup's 'Add Address' modal, on at first (spec 2.12). When it is off, the address serves this
 * subscription only (reading 22).
 */
export function SaveAddressOption({ checked, onChange }: SaveAddressOptionProps) {
  const styles = useStyles();
  return (
    <>
      <Checkbox
        className={styles.box}
        label={words.saveAddress}
        checked={checked}
        onChange={(_, data) => onChange(data.checked === true)}
      />
      <p className={styles.hint}>{checked ? words.staysInAddressBook : words.usedForThisOnly}</p>
    </>
  );
}
