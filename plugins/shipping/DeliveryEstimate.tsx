import { observer } from "mobx-react-lite";
import { useService } from "#kernel/react/useService.ts";
import { DeliveryLine } from "./DeliveryLine";
import { Shipping } from "./Shipping";
import * as words from "./words.en";

const DeliveryEstimate = observer(function DeliveryEstimate() {
  const time = useService(Shipping).deliveryTime;
  return time === undefined ? null : <DeliveryLine label={words.deliveredIn} time={time} />;
});

export default DeliveryEstimate;
