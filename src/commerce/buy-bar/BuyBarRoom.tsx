import { makeResetStyles } from "@fluentui/react-components";
import { media } from "#design/theme/haat.ts";

const useRoom = makeResetStyles({
  display: "none",
  [media.phone]: { display: "block", height: "72px" },
  [media.low]: { height: "16px" },
});

/** The end of a page without a footer, so that a `BuyBar` does not lie over its last lines. */
export function BuyBarRoom() {
  return <div className={useRoom()} />;
}
