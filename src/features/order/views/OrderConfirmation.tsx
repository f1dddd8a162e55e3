import { makeStyles } from "@fluentui/react-components";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { haat, motion, type } from "#design/theme/haat.ts";
import { sentence } from "#kernel/text/sentence.tsx";
import * as words from "../words.en";

const useStyles = makeStyles({
  confirmation: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: "16px",
    alignItems: "center",
    padding: "20px",
    borderRadius: haat.radiusCard,
    backgroundColor: haat.successTint,
    color: haat.success,
    animationName: { from: { opacity: 0, transform: "translateY(8px)" }, to: { opacity: 1, transform: "none" } },
    animationDuration: motion.gentle.split(" ")[0],
    "@media (prefers-reduced-motion: reduce)": { animationName: "none" },
  },
  sign: {
    display: "grid",
    placeItems: "center",
    width: "48px",
    height: "48px",
    borderRadius: haat.radiusFull,
    backgroundColor: haat.groundRaised,
  },
  title: { ...type.subtitle },
  text: { ...type.body, color: haat.text },
});

export interface OrderConfirmationProps {
  /** The name of the person to whom the order is delivered. */
  name: string;
  isPending?: boolean;
}

/** A confirmation at the top of the order that the shopper has just placed (spec 2.1: isFromCheckoutPage). */
export function OrderConfirmation({ name, isPending }: OrderConfirmationProps) {
  const styles = useStyles();
  return (
    <div role="status" className={styles.confirmation}>
      <span className={styles.sign}>
        <Glyph name="check" size={24} />
      </span>
      <div>
        <p className={styles.title}>{isPending ? words.beingConfirmed : words.thankYou}</p>
        <p className={styles.text}>{name === "" ? words.weAreOnIt : sentence(words.weBringItTo, <bdi>{name}</bdi>)}</p>
      </div>
    </div>
  );
}
