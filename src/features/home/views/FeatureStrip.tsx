import { makeStyles } from "@fluentui/react-components";
import { Glyph, type GlyphName } from "../../../ui/glyph/Glyph";
import { haat, media, type } from "../../../ui/theme/haat";

/** The specification's words (2.3). */
const FEATURES: readonly { glyph: GlyphName; title: string; text: string }[] = [
  { glyph: "shield", title: "Secured Payments", text: "make payment with ease" },
  { glyph: "bag", title: "Shop for any category", text: "shop for anyone" },
  { glyph: "truck", title: "Home Delivery", text: "delivery charges as per T&C" },
  { glyph: "sparkle", title: "Quality Products", text: "made with highest care" },
];

const useStyles = makeStyles({
  strip: {
    display: "none",
    margin: "0",
    padding: "0",
    listStyleType: "none",
    [media.tabletUp]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "12px 24px" },
    [media.desktopUp]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
  item: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignContent: "center",
    columnGap: "12px",
    minWidth: "0",
  },
  sign: {
    display: "grid",
    placeItems: "center",
    gridRowEnd: "span 2",
    width: "44px",
    height: "44px",
    borderRadius: haat.radiusFull,
    backgroundColor: haat.primaryTint,
    color: haat.primaryText,
  },
  title: { ...type.body, fontWeight: 600, color: haat.text },
  text: { ...type.caption, color: haat.textSoft, "::first-letter": { textTransform: "uppercase" } },
});

/** Shown on larger screens only (spec 2.3). */
export function FeatureStrip() {
  const styles = useStyles();
  return (
    <ul aria-label="Why shop here" className={styles.strip}>
      {FEATURES.map(({ glyph, title, text }) => (
        <li key={title} className={styles.item}>
          <span className={styles.sign}>
            <Glyph name={glyph} />
          </span>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
