import { PolicyScreen } from "./PolicyScreen";

export function Page() {
  return <PolicyScreen title="Privacy Policy" field="privacyPolicy" />;
}
