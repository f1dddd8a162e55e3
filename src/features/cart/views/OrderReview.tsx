import { makeStyles } from "@fluentui/react-components";
import type { Address } from "#contract/customers/addresses.ts";
import type { CartItem } from "#contract/sale/carts.ts";
import { Button } from "#design/button/Button.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { haat, type } from "#design/theme/haat.ts";
import { addressText } from "#domain/addresses/index.ts";
import * as words from "../words.en";
import { ReviewItems } from "./ReviewItems";

export interface OrderReviewProps {
  items: readonly CartItem[];
  nameOf: (item: CartItem) => string;
  address: Address | null;
  paymentLabel: string;
  paymentDescription: string;
  onChange: () => void;
  disabled?: boolean;
}

const useStyles = makeStyles({
  // Side by side only when each title has room beside its button.
  facts: { display: "grid", gap: "16px", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))" },
  strong: { ...type.body, fontWeight: 600, overflowWrap: "anywhere" },
  text: { ...type.body, color: haat.textSoft, overflowWrap: "anywhere" },
});

/** Spec 2.8, step 2. Billing info and Place Order are in the summary beside it. */
export function OrderReview(props: OrderReviewProps) {
  const { items, nameOf, address, paymentLabel, paymentDescription, onChange, disabled } = props;
  const styles = useStyles();
  const lines = address ? addressText(address) : { street: "", town: "" };
  const change = (label: string) => (
    <Button appearance="subtle" size="small" disabled={disabled} aria-label={label} onClick={onChange}>
      {words.change}
    </Button>
  );
  return (
    <>
      <Panel title={words.orderItems}>
        <ReviewItems items={items} nameOf={nameOf} />
      </Panel>
      <div className={styles.facts}>
        <Panel title={words.shippingAddress} aside={change(words.changeShippingAddress)}>
          <p className={styles.strong}>{address?.name}</p>
          <p className={styles.text}>{lines.street}</p>
          <p className={styles.text}>{lines.town}</p>
          <p className={styles.text}>+91 {address?.mobile}</p>
        </Panel>
        <Panel title={words.paymentMethod} aside={change(words.changePaymentMethod)}>
          <p className={styles.strong}>{paymentLabel}</p>
          <p className={styles.text}>{paymentDescription}</p>
        </Panel>
      </div>
    </>
  );
}
