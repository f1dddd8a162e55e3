import { makeStyles } from "@fluentui/react-components";
import { useRef } from "react";
import { Button } from "#design/button/Button.tsx";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { Avatar } from "./Avatar";

export interface PhotoFieldProps {
  /** Empty for the default image. */
  src: string;
  name: string;
  /** Why a file was refused. */
  error?: string;
  /** The photo was changed, and the change is not saved yet. */
  unsaved?: boolean;
  disabled?: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

const useStyles = makeStyles({
  field: { display: "flex", alignItems: "center", columnGap: "24px", rowGap: "12px" },
  side: { display: "flex", flexDirection: "column", rowGap: "8px", minWidth: "0", flexGrow: 1 },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
  hint: { ...type.caption, color: haat.textSoft },
  error: { ...type.caption, color: haat.danger },
});

/**
 * Spec 2.11, Profile: the photo with Update, which opens the file picker, and Remove, which is disabled without a photo
 * (reading 33).
 */
export function PhotoField(props: PhotoFieldProps) {
  const { src, name, error, unsaved, disabled, onChoose, onRemove } = props;
  const styles = useStyles();
  const picker = useRef<HTMLInputElement>(null);
  const update = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside what it names
    <div role="group" aria-label={words.photo} className={styles.field}>
      <Avatar src={src} name={name} />
      <div className={styles.side}>
        <div className={styles.buttons}>
          <Button
            ref={update}
            disabled={disabled}
            aria-label={words.updatePhoto}
            onClick={() => picker.current?.click()}
          >
            {words.update}
          </Button>
          <Button
            appearance="subtle"
            disabled={disabled || src === ""}
            aria-label={words.removePhoto}
            onClick={() => {
              // The button is disabled now that there is no photo, and a disabled button loses the focus.
              update.current?.focus();
              onRemove();
            }}
          >
            {words.remove}
          </Button>
        </div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label={words.chooseAPhoto}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Lets the same file be chosen again: otherwise no change event follows.
            target.value = "";
            if (file) onChoose(file);
          }}
        />
        {error ? (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        ) : (
          <p className={styles.hint}>{unsaved ? words.pressUpdate : words.squarePicture}</p>
        )}
      </div>
    </div>
  );
}
