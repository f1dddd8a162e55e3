import { PageState } from "#design/page-state/PageState.tsx";
import * as words from "../words.en";

/** Shown instead of a page whose code cannot be loaded before the network returns. */
export function WaitingPage() {
  return (
    <PageState alert drawing="offline" title={words.needsConnection} headingLevel={1} text={words.opensByItself} />
  );
}
