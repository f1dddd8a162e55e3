import { makeStyles } from "@fluentui/react-components";
import { discountPercent } from "#commerce/price/discountPercent.ts";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

const useStyles = makeStyles({
  saving: { ...type.body, fontWeight: 600, color: haat.saving },
});

/** Spec 2.6: shown only when the MRP is above the selling price (reading 17). Integer paise. */
export function SavingLine({ mrp, sellingPrice }: { mrp: number; sellingPrice: number }) {
  const styles = useStyles();
  const percent = discountPercent(mrp, sellingPrice);
  return percent > 0 ? <p className={styles.saving}>{words.saveRightNow(percent)}</p> : null;
}
