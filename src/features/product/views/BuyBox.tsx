import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { AddButton } from "#commerce/quantity-stepper/AddButton.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import type { BuyAction } from "#domain/catalogue/index.ts";
import * as words from "../words.en";

/** With so few in stock, their number is shown. */
const FEW = 5;

const PHONES_WITH_ROOM = "@media (min-width: 22.5em) and (max-width: 47.9375em)";

const useStyles = makeStyles({
  box: { display: "flex", flexDirection: "column", rowGap: "8px", maxWidth: "480px" },
  ways: {
    display: "grid",
    gap: "8px",
    [media.tabletUp]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
  // Hidden on phones, where the bar at the bottom has the buttons; only the narrowest phones have no space for the others
  // there.
  button: { [media.phone]: { display: "none" } },
  others: { display: "contents", [PHONES_WITH_ROOM]: { display: "none" } },
  stock: { ...type.body, color: haat.textSoft },
  few: { color: haat.warning, fontWeight: 600 },
});

export interface BuyBoxProps {
  buy: BuyAction;
  isSoldOut: boolean;
  /** How many are in stock. */
  left: number;
  /** Other ways to buy, beside the button; not drawn when the product is sold out. */
  children?: ReactNode;
}

export const BuyBox = observer(function BuyBox({ buy, isSoldOut, left, children }: BuyBoxProps) {
  const styles = useStyles();
  return (
    <div className={styles.box}>
      <div className={styles.ways}>
        <div className={styles.button}>
          <AddButton {...buy.button} size="large" wording="addToCart" />
        </div>
        {!isSoldOut && <div className={styles.others}>{children}</div>}
      </div>
      {isSoldOut ? (
        <p className={styles.stock}>{words.soldOutForNow}</p>
      ) : (
        left <= FEW && <p className={styles.few}>{words.onlyLeft(left)}</p>
      )}
    </div>
  );
});
