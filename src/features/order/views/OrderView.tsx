import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { SummaryCard } from "#commerce/summary-card/SummaryCard.tsx";
import type { Order, OrderItem } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button, LinkButton } from "#design/button/Button.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import { usePrintStyles } from "#design/theme/usePrintStyles.ts";
import { addressText } from "#domain/addresses/index.ts";
import { priceBreakdown } from "#domain/checkout/index.ts";
import { canCancel, canReorder, paymentInWords, shortOrderNumber } from "#domain/orders/index.ts";
import * as words from "../words.en";
import { OrderConfirmation } from "./OrderConfirmation";
import { OrderedItems } from "./OrderedItems";
import { OrderInfo } from "./OrderInfo";
import { OrderTimeline } from "./OrderTimeline";

export interface OrderViewProps {
  order: Order;
  isFromCheckout: boolean;
  paymentLabel: string;
  /** In rupees; left out when the delivery charge is not shown. */
  shipping?: number | undefined;
  nameOf: (item: OrderItem) => string;
  isDownloading?: boolean;
  isReordering?: boolean;
  onCancel: () => void;
  onReorder: () => void;
  onInvoice: () => void;
  /** For an order that was not paid online yet: a panel to pay for it. */
  payment?: ReactNode;
  /** Added by plugins: the expected delivery. */
  details?: ReactNode;
}

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "16px", paddingBlock: "16px 48px" },
  columns: {
    display: "grid",
    gap: "16px",
    alignItems: "start",
    [media.desktopUp]: { gridTemplateColumns: "minmax(0, 1fr) 360px", gap: "32px" },
  },
  main: { display: "grid", gap: "16px", minWidth: "0" },
  aside: { [media.desktopUp]: { position: "sticky", insetBlockStart: "96px" } },
  pair: { display: "grid", gap: "16px", [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  strong: { ...type.body, fontWeight: 600, overflowWrap: "anywhere" },
  text: { ...type.body, color: haat.textSoft, overflowWrap: "anywhere" },
});

/** The page of one order (spec 2.9). */
export function OrderView(props: OrderViewProps) {
  const { order, isFromCheckout, paymentLabel, nameOf, onCancel, onInvoice, onReorder, details, payment } = props;
  const styles = useStyles();
  usePrintStyles();
  const { shippingAddress: address, orderState } = order;
  const { street, town } = addressText(address);
  const paid = paymentInWords(order);
  const meaning = ORDER_STATES[orderState];
  const isDelivered = meaning?.isReceived;
  return (
    <div className={styles.page}>
      {isFromCheckout && meaning !== undefined && !meaning.cameToNothing && (
        <OrderConfirmation name={address.name ?? ""} isPending={meaning.waitsForPayment} />
      )}
      <PageTitle autoFocus>{words.orderOfNumber(shortOrderNumber(order))}</PageTitle>
      <div className={styles.columns}>
        <div className={styles.main}>
          {payment}
          <OrderInfo order={order}>{details}</OrderInfo>
          <OrderTimeline order={order} />
          <div className={styles.pair}>
            <Panel title={words.shippingAddress}>
              {address.name && <p className={styles.strong}>{address.name}</p>}
              <p className={styles.text}>{street}</p>
              <p className={styles.text}>{town}</p>
              <p className={styles.text}>+91 {address.mobile}</p>
            </Panel>
            <Panel title={words.paymentMethod} aside={paid && <StatusTag {...paid} />}>
              <p className={styles.strong}>{paymentLabel}</p>
            </Panel>
          </div>
          <OrderedItems items={order.orderItems} nameOf={nameOf} />
        </div>
        <div className={styles.aside}>
          <PriceSummary order={order} shipping={props.shipping}>
            {isDelivered && (
              <Button block busy={props.isDownloading} onClick={onInvoice}>
                {words.downloadInvoice}
              </Button>
            )}
            {isDelivered && (
              <LinkButton appearance="primary" block href="/category">
                {words.shopMore}
              </LinkButton>
            )}
            {canReorder(order) && (
              <Button block busy={props.isReordering} onClick={onReorder}>
                {words.orderAgain}
              </Button>
            )}
            {canCancel(order) && (
              <Button appearance="subtle" block onClick={onCancel}>
                {words.cancelOrder}
              </Button>
            )}
          </PriceSummary>
        </div>
      </div>
    </div>
  );
}

function PriceSummary(props: { order: Order; shipping: number | undefined; children: ReactNode }) {
  const { order, shipping, children } = props;
  const { rows, totalPaise } = priceBreakdown(order, shipping);
  return (
    <SummaryCard title={words.priceSummary} rows={rows} total={{ label: words.total, paise: totalPaise }}>
      {children}
    </SummaryCard>
  );
}
