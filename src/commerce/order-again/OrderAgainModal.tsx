import { makeStyles } from "@fluentui/react-components";
import { useRef } from "react";
import { Button, LinkButton } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Modal } from "#design/modal/Modal.tsx";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

/** What happened to each line of the order that is bought again. Amounts are integer paise. */
export interface OrderAgainOutcome {
  /** How many lines the order has, and how many of them are in the cart in full. */
  total: number;
  complete: number;
  priceChanged: readonly { id: string; name: string; wasPaise: number; nowPaise: number }[];
  fewer: readonly { id: string; name: string; wanted: number; got: number }[];
  gone: readonly { id: string; name: string }[];
  refused: readonly { id: string; name: string }[];
}

export interface OrderAgainModalProps {
  /** Null when the dialog is closed. */
  outcome: OrderAgainOutcome | null;
  onClose: () => void;
}

/** So many changed lines fit a small card, on phones too. */
const FEW = 4;

const NOTHING: OrderAgainOutcome = { total: 0, complete: 0, priceChanged: [], fewer: [], gone: [], refused: [] };

const useStyles = makeStyles({
  text: { ...type.body, color: haat.text },
  group: { marginBlockStart: "20px" },
  title: { ...type.body, fontWeight: 600, color: haat.text },
  list: { display: "grid", rowGap: "8px", margin: "8px 0 0", padding: "0", listStyleType: "none" },
  line: {
    ...type.body,
    display: "grid",
    rowGap: "2px",
    padding: "8px 12px",
    borderRadius: haat.radiusControl,
    backgroundColor: haat.groundSunken,
    overflowWrap: "anywhere",
  },
  soft: { color: haat.textSoft, fontVariantNumeric: "tabular-nums" },
});

/** Says how many of an order's items are in the cart, lists what changed, and links to the cart. */
export function OrderAgainModal({ outcome, onClose }: OrderAgainModalProps) {
  const styles = useStyles();
  // The text stays while the closing dialog fades out.
  const last = useRef(NOTHING);
  if (outcome !== null) last.current = outcome;
  const { total, complete, fewer, priceChanged, gone, refused } = last.current;
  const some = complete + fewer.length;
  const changes = fewer.length + priceChanged.length + gone.length + refused.length;
  return (
    <Modal
      open={outcome !== null}
      title={some === 0 ? words.nothingAdded : words.addedToYourCart}
      size={changes > FEW ? "medium" : "small"}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {some > 0 && (
            <LinkButton appearance="primary" href="/cart" onClick={onClose}>
              {words.goToCart}
            </LinkButton>
          )}
        </>
      }
    >
      <p className={styles.text}>{summary(some, total, priceChanged.length > 0)}</p>
      <Group title={words.newPrice} lines={priceChanged.map((line) => ({ ...line, text: priceText(line) }))} />
      <Group
        title={words.fewerAvailable}
        lines={fewer.map((line) => ({ ...line, text: words.gotOfWanted(line.got, line.wanted) }))}
      />
      <Group title={words.noLongerAvailable} lines={gone} />
      <Group title={words.couldNotBeAdded} lines={refused} />
    </Modal>
  );
}

function summary(some: number, total: number, hasNewPrice: boolean): string {
  if (some === 0) return words.noneCanBeBought;
  if (some < total) return words.someInYourCart(some, total);
  return hasNewPrice ? words.allInYourCart(total) : words.allAtSamePrice(total);
}

const priceText = ({ wasPaise, nowPaise }: { wasPaise: number; nowPaise: number }) =>
  words.nowAndBefore(formatMoney(nowPaise), formatMoney(wasPaise));

function Group({ title, lines }: { title: string; lines: readonly { id: string; name: string; text?: string }[] }) {
  const styles = useStyles();
  if (lines.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {lines.map(({ id, name, text }) => (
          <li key={id} className={styles.line}>
            <span>{name}</span>
            {text && <span className={styles.soft}>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
