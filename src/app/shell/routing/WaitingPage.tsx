import { PageState } from "#design/page-state/PageState.tsx";
import * as words from "../words.en";

/** Stands in for a page whose code waits for the network. */
export function WaitingPage() {
  return (
    <PageState alert drawing="offline" title={words.needsConnection} headingLevel={1} text={words.opensByItself} />
  );
}
