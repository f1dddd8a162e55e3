import { observer } from "mobx-react-lite";
import { useService } from "#kernel/react/useService.ts";
import { DeliveryLine } from "./DeliveryLine";
import { Shipping } from "./Shipping";

const DeliveryEstimate = observer(function DeliveryEstimate() {
  const time = useService(Shipping).deliveryTime;
  return time === undefined ? null : <DeliveryLine label="Delivered in" time={time} />;
});

export default DeliveryEstimate;
