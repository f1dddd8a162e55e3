import { observer } from "mobx-react-lite";
import type { ComponentSlots } from "../../src/kernel/plugin/Slots.types";
import { useService } from "../../src/kernel/react/useService";
import { DeliveryLine } from "./DeliveryLine";
import { Shipping } from "./Shipping";

const ExpectedDelivery = observer(function ExpectedDelivery({ order }: ComponentSlots["order-details"]) {
  const time = useService(Shipping).expectedFor(order.orderState);
  return time === undefined ? null : <DeliveryLine label="Expected delivery:" time={time} />;
});

export default ExpectedDelivery;
