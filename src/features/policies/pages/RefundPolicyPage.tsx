import { PolicyScreen } from "./PolicyScreen";

export function Page() {
  return <PolicyScreen title="Refund Policy" field="refundPolicy" />;
}
