import { PolicyScreen } from "./PolicyScreen";

export function Page() {
  return <PolicyScreen title="Terms & Conditions" field="termsAndConditions" />;
}
