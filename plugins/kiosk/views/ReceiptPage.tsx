import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef, useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { lineName } from "#contract/catalogue/lineName.ts";
import { formatMoney } from "#design/format/money.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { orderQuery } from "#domain/orders/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { useService } from "#kernel/react/useService.ts";
import { useKiosk } from "../KioskContext";
import { writtenIn } from "../languages";
import { Visit } from "../visit/Visit";
import { ReceiptView } from "./ReceiptView";

/** After this time the kiosk returns to its first screen, because the next shopper may be waiting. */
const HOME_AFTER_S = 30;

/** Replaces the order's page: a number that can be read from two metres, and a button that ends the visit. */
export const Page = observer(function ReceiptPage() {
  const kiosk = useKiosk();
  const { orderId = "" } = useParams();
  const api = useService(ApiClient);
  const queries = useService(QueryCache);
  const session = useService(SessionStore);
  const visit = useService(Visit);
  const { name } = useService(BrandingStore);
  const query = useMemo(
    () => queries.observe(() => orderQuery(api, session.customerId, orderId)),
    [queries, api, session, orderId],
  );
  const secondsLeft = useCountdown(useService(Clock), () => kiosk.end());
  const { data, error } = query;
  const pickup = kiosk.device.status?.pickup;
  const isCounter = data?.paymentMethod === "COD";
  const isPaid =
    data !== undefined && (data.paymentStatus === "SUCCEEDED" || (!isCounter && data.orderState === "PLACED"));
  const paise = data && toPaise(data.finalPrice);
  useEffect(() => {
    if (isPaid && paise) kiosk.voice.announce(kiosk.words.received(formatMoney(paise)));
  }, [kiosk, isPaid, paise]);
  // The payment's screen says what happened to an unpaid order; its products are in the cart again.
  if (data?.orderState === "FAILED") return <Navigate to={visit.payPath} replace />;
  return (
    <ReceiptView
      {...writtenIn(kiosk.language)}
      words={kiosk.words}
      storeName={name}
      order={
        data && {
          number: data.orderNumber,
          isPaid,
          isCounter,
          isPickedUp: pickup?.address === data.shippingAddress.address,
          paise: toPaise(data.finalPrice),
          lines: data.orderItems.map((item) => ({
            name: lineName(item),
            quantity: item.quantity,
            paise: toPaise(item.sellingPrice) * item.quantity,
          })),
        }
      }
      isUnknown={error !== null || (data?.orderState === "PENDING" && !isCounter)}
      secondsLeft={secondsLeft}
      onPrint={print}
      onDone={() => kiosk.end()}
    />
  );
});

/** A failed printing is ignored, because the number is on the screen. */
function print(): void {
  try {
    window.print();
  } catch {
    // The shopper could not do anything about it.
  }
}

function useCountdown(clock: Clock, onOver: () => void): number {
  const [until] = useState(() => clock.now().getTime() + HOME_AFTER_S * 1000);
  const [left, setLeft] = useState(HOME_AFTER_S);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    const stop = clock.every(250, () => {
      const seconds = Math.ceil((until - clock.now().getTime()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      stop();
      over.current();
    });
    return stop;
  }, [clock, until]);
  return left;
}
