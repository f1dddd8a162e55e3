import { PolicyScreen } from "./PolicyScreen";

export function Page() {
  return <PolicyScreen title="Shipping Policy" field="shippingPolicy" />;
}
