import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Glyph } from "../glyph/Glyph";
import * as words from "../words.en";
import { useChipStyles } from "./useChipStyles";

const useStyles = makeStyles({
  chip: { maxWidth: "100%", paddingInlineEnd: "10px" },
  words: { overflow: "hidden", textOverflow: "ellipsis" },
});

/** Something that the shopper chose; a press removes it. It is not Fluent's tag, so that all chips look alike. */
export function RemovableChip({ children, onRemove }: { children: string; onRemove: () => void }) {
  const { chip, active } = useChipStyles();
  const styles = useStyles();
  return (
    <button
      type="button"
      aria-label={words.remove(children)}
      className={mergeClasses(chip, active, styles.chip)}
      onClick={onRemove}
    >
      <span className={styles.words}>{children}</span>
      <Glyph name="dismiss" size={14} />
    </button>
  );
}
