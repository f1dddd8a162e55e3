import { observer } from "mobx-react-lite";
import type { ShownOrder } from "#domain/orders/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { DeliveryLine } from "./DeliveryLine";
import { expectedTime } from "./expectedTime";
import { Shipping } from "./Shipping";
import * as words from "./words.en";

const ExpectedDelivery = observer(function ExpectedDelivery({ order }: ShownOrder) {
  const time = expectedTime(useService(Shipping), order.orderState);
  return time === undefined ? null : <DeliveryLine label={words.expectedDelivery} time={time} />;
});

export default ExpectedDelivery;
