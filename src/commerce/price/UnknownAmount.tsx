import { makeStyles } from "@fluentui/react-components";
import { haat, visuallyHidden } from "#design/theme/haat.ts";
import * as words from "../words.en";

const useStyles = makeStyles({ dash: { color: haat.textSoft, fontWeight: 400 }, words: visuallyHidden });

/** Drawn for an amount that is not known, because ₹0.00 would be a wrong price (reading 38). */
export function UnknownAmount() {
  const styles = useStyles();
  return (
    <>
      <span aria-hidden="true" className={styles.dash}>
        —
      </span>
      <span className={styles.words}>{words.notKnownYet}</span>
    </>
  );
}
