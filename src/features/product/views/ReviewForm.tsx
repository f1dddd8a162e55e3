import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { StarRating } from "#design/star-rating/StarRating.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import type { ReviewDraft } from "../ReviewStore";
import * as words from "../words.en";

export interface ReviewFormProps {
  draft: ReviewDraft;
  canSave: boolean;
  isSaving: boolean;
  onChange: (changed: Partial<ReviewDraft>) => void;
  onSave: () => void;
  onCancel: () => void;
}

const STARS = [5, 4, 3, 2, 1] as const;
/** The longest text that the platform accepts. */
const LONGEST = 2_000;

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", rowGap: "16px", maxWidth: "560px", margin: "0" },
  stars: { margin: "0", padding: "0", border: "0" },
  legend: { padding: "0", ...type.body, fontWeight: 600, color: haat.text },
  option: {
    display: "flex",
    alignItems: "center",
    columnGap: "12px",
    minHeight: "36px",
    ...type.body,
    cursor: "pointer",
    [media.touch]: { minHeight: haat.target },
    "& > input": { width: "18px", height: "18px", margin: "0", accentColor: haat.primaryText },
  },
  actions: { display: "flex", columnGap: "8px" },
});

export function ReviewForm({ draft, canSave, isSaving, onChange, onSave, onCancel }: ReviewFormProps) {
  const styles = useStyles();
  return (
    <form
      aria-label={words.yourReview}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <fieldset className={styles.stars}>
        <legend className={styles.legend}>{words.yourRating}</legend>
        {STARS.map((stars) => (
          <label key={stars} className={styles.option}>
            <input
              type="radio"
              name="stars"
              checked={draft.rating === stars}
              onChange={() => onChange({ rating: stars })}
            />
            <StarRating value={stars} size="large" />
          </label>
        ))}
      </fieldset>
      <TextField
        label={words.yourWords}
        name="text"
        value={draft.text}
        rows={4}
        maxLength={LONGEST}
        onChange={(text) => onChange({ text })}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabled={!canSave && !isSaving} busy={isSaving}>
          {words.saveReview}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
