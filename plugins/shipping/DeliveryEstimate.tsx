import { observer } from "mobx-react-lite";
import { useService } from "../../src/kernel/react/useService";
import { DeliveryLine } from "./DeliveryLine";
import { Shipping } from "./Shipping";

const DeliveryEstimate = observer(function DeliveryEstimate() {
  const time = useService(Shipping).deliveryTime;
  return time === undefined ? null : <DeliveryLine label="Delivered in" time={time} />;
});

export default DeliveryEstimate;
