import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { CountBadge } from "../badge/CountBadge";
import { Glyph, type GlyphName } from "../glyph/Glyph";
import { useLink } from "../link/Link";
import { haat, media, motion } from "../theme/haat";

export interface IconActionProps {
  href: string;
  icon: GlyphName;
  /** The accessible name: `Cart, 3 items`. */
  label: string;
  count?: number;
  /** Left out of a phone's top bar, because the tabs below have it. */
  wide?: boolean;
}

const useAction = makeResetStyles({
  position: "relative",
  display: "grid",
  placeItems: "center",
  // In rem, so that a large count still stands beside the icon, and not over it.
  width: "2.75rem",
  height: "44px",
  borderRadius: haat.radiusFull,
  color: haat.text,
  textDecorationLine: "none",
  transition: `background-color ${motion.quick}`,
  [media.hover]: { ":hover": { backgroundColor: haat.groundSunken } },
});

const useStyles = makeStyles({ badge: { position: "absolute", insetBlockStart: "2px", insetInlineEnd: "0" } });

/** An icon link in the top bar, with a count. */
export function IconAction({ href, icon, label, count = 0, wide }: IconActionProps) {
  const action = useAction();
  const styles = useStyles();
  const Link = useLink();
  return (
    <Link href={href} aria-label={label} className={action} data-wide={wide ? "" : undefined}>
      <Glyph name={icon} size={24} />
      <CountBadge count={count} className={styles.badge} />
    </Link>
  );
}
