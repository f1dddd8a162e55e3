import { makeStyles } from "@fluentui/react-components";
import type { Product, ProductVariant } from "../../../contract/products";
import { toPaise } from "../../../domain/catalogue";
import { subscriptionSummary } from "../../../domain/subscriptions";
import { LinkButton } from "../../../ui/button/Button";
import { formatMoney } from "../../../ui/format/money";
import { Panel } from "../../../ui/panel/Panel";
import { Picture } from "../../../ui/picture/Picture";
import { Price } from "../../../ui/price/Price";
import { QuantityStepper } from "../../../ui/quantity-stepper/QuantityStepper";
import { SummaryCard } from "../../../ui/summary-card/SummaryCard";
import { haat, media, type } from "../../../ui/theme/haat";

export interface SubscriptionViewProps {
  product: Product;
  variant: ProductVariant;
  /** Already formatted: `500 ml`. */
  weight: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

const useStyles = makeStyles({
  heading: { ...type.title, color: haat.text, marginBlockEnd: "24px" },
  columns: {
    display: "grid",
    gap: "24px",
    alignItems: "start",
    [media.desktopUp]: { gridTemplateColumns: "minmax(0, 1fr) 360px" },
  },
  product: { display: "grid", gridTemplateColumns: "96px minmax(0, 1fr)", columnGap: "16px", rowGap: "16px" },
  picture: { borderRadius: haat.radiusControl, overflow: "hidden" },
  facts: { display: "flex", flexDirection: "column", rowGap: "4px", minWidth: "0", overflowWrap: "anywhere" },
  name: { ...type.subtitle, color: haat.text },
  weight: { ...type.body, color: haat.textSoft },
  stepper: { gridColumn: "1 / -1" },
});

/** What would come, how much of it, and what each delivery costs. */
export function SubscriptionView({ product, variant, weight, quantity, onQuantity }: SubscriptionViewProps) {
  const styles = useStyles();
  const mrp = toPaise(variant.mrp);
  const sellingPrice = toPaise(variant.sellingPrice);
  const { subtotal, tax, savings, total } = subscriptionSummary(mrp, sellingPrice, quantity);
  return (
    <>
      <h1 className={styles.heading}>Subscription</h1>
      <div className={styles.columns}>
        <Panel>
          <div className={styles.product}>
            <div className={styles.picture}>
              <Picture src={product.thumbnail} alt="" width={96} height={96} />
            </div>
            <div className={styles.facts}>
              <h2 className={styles.name}>{product.name}</h2>
              <span className={styles.weight}>{weight}</span>
              <Price sellingPrice={sellingPrice} mrp={mrp} />
            </div>
            <div className={styles.stepper}>
              <QuantityStepper
                label={product.name}
                value={quantity}
                min={1}
                onIncrease={() => onQuantity(quantity + 1)}
                onDecrease={() => onQuantity(Math.max(1, quantity - 1))}
              />
            </div>
          </div>
        </Panel>
        <SummaryCard
          title="Each delivery"
          rows={[
            { label: "Subtotal", amount: formatMoney(subtotal) },
            { label: "Tax", amount: formatMoney(tax) },
            { label: "Savings", amount: `−${formatMoney(savings)}`, saving: true },
          ]}
          total={{ label: "Total", amount: formatMoney(total) }}
          note="This store does not take subscriptions online yet. Until it does, the product can be bought one order at a time."
        >
          <LinkButton appearance="primary" href={`/product/${encodeURIComponent(product.id)}`} block>
            Buy it once
          </LinkButton>
          <LinkButton href="/category" block>
            Shop more
          </LinkButton>
        </SummaryCard>
      </div>
    </>
  );
}
