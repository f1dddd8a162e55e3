import { observer } from "mobx-react-lite";
import type { ComponentSlots } from "#kernel/plugin/Slots.types.ts";
import { useService } from "#kernel/react/useService.ts";
import { DeliveryLine } from "./DeliveryLine";
import { Shipping } from "./Shipping";

const ExpectedDelivery = observer(function ExpectedDelivery({ order }: ComponentSlots["order-details"]) {
  const time = useService(Shipping).expectedFor(order.orderState);
  return time === undefined ? null : <DeliveryLine label="Expected delivery:" time={time} />;
});

export default ExpectedDelivery;
