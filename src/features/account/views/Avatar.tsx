import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { haat } from "#design/theme/haat.ts";
import * as words from "../words.en";

const useStyles = makeStyles({
  round: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    width: "96px",
    height: "96px",
    borderRadius: haat.radiusFull,
    objectFit: "cover",
    backgroundColor: haat.groundPicture,
    color: haat.textSoft,
  },
});

/** The shopper's photo, or a default image. */
export function Avatar({ src, name, className }: { src: string; name: string; className?: string }) {
  const styles = useStyles();
  const classes = mergeClasses(styles.round, className);
  if (src !== "") {
    return (
      <img className={classes} src={src} alt={name ? words.photoOf(name) : words.yourPhoto} width={96} height={96} />
    );
  }
  return (
    <span className={classes} role="img" aria-label={words.noPhoto}>
      <Glyph name="person" size={48} />
    </span>
  );
}
