import { useHidden } from "../theme/useHidden";

/** Screen readers announce the message whenever it changes: the new page's title, a number of results. */
export function LiveRegion({ message, assertive }: { message: string; assertive?: boolean }) {
  return (
    <div aria-live={assertive ? "assertive" : "polite"} aria-atomic="true" className={useHidden()}>
      {message}
    </div>
  );
}
