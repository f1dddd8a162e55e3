import * as words from "../words.en";
import { PolicyScreen } from "./PolicyScreen";

export function Page() {
  return <PolicyScreen title={words.privacyPolicy} field="privacyPolicy" />;
}
