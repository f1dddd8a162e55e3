import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface CouponFieldProps {
  code: string;
  /** The code that is sent with the order; empty without a coupon. */
  applied: string;
  /** The discount, formatted; undefined while the platform computes it, empty when the review will show it. */
  saving?: string | undefined;
  error: string;
  busy: boolean;
  onType: (code: string) => void;
  onApply: () => void;
  onRemove: () => void;
}

const useStyles = makeStyles({
  form: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: "8px" },
  apply: { alignSelf: "start", marginBlockStart: "26px" },
  applied: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "12px",
    padding: "8px 12px",
    border: `1px dashed ${haat.success}`,
    borderRadius: haat.radiusControl,
    backgroundColor: haat.successTint,
  },
  code: { ...type.body, fontWeight: 600, color: haat.text, overflowWrap: "anywhere" },
  saving: { ...type.caption, color: haat.success },
  unchecked: { ...type.caption, color: haat.text },
});

/** A field for a coupon code, its discount, and the platform's message when the code is refused. */
export function CouponField(props: CouponFieldProps) {
  const { code, applied, saving, error, busy, onType, onApply, onRemove } = props;
  const styles = useStyles();
  if (applied !== "") {
    return (
      <div className={styles.applied} role="status">
        <div>
          <p className={styles.code}>{applied}</p>
          <p className={error ? styles.unchecked : styles.saving}>{error || wordsOf(saving)}</p>
        </div>
        <Button
          appearance="subtle"
          size="small"
          busy={busy}
          aria-label={words.removeCoupon(applied)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onApply();
      }}
    >
      <TextField
        name="coupon"
        label={words.couponCode}
        autoComplete="off"
        maxLength={40}
        value={code}
        error={error}
        onChange={onType}
      />
      <Button type="submit" className={styles.apply} busy={busy}>
        {words.apply}
      </Button>
    </form>
  );
}

function wordsOf(saving: string | undefined): string {
  if (saving === undefined) return words.checkingSaving;
  return saving === "" ? words.reviewShowsSaving : words.takesOff(saving);
}
