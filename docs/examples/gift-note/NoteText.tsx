import { makeStyles } from "@fluentui/react-components";
import { haat, type } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  label: { ...type.caption, color: haat.textSoft },
  text: { ...type.body, overflowWrap: "anywhere" },
});

export function NoteText({ label, text }: { label?: string; text: string }) {
  const styles = useStyles();
  return (
    <>
      {label && <p className={styles.label}>{label}</p>}
      <p className={styles.text}>{text}</p>
    </>
  );
}
