import { makeResetStyles } from "@fluentui/react-components";
import { haat, media } from "#design/theme/haat.ts";
import * as words from "../words.en";

const useStatus = makeResetStyles({
  // Stands under the top bar, which stays in sight as well.
  position: "sticky",
  insetBlockStart: "64px",
  zIndex: 29,
  [media.phone]: { insetBlockStart: "56px" },
  [media.low]: { position: "static" },
});

const useHint = makeResetStyles({
  paddingBlock: "8px",
  paddingInline: "16px",
  backgroundColor: haat.warningTint,
  color: haat.warning,
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  textAlign: "center",
});

/** Says that the shop is offline. The status element is always in the page, so that screen readers announce its changes. */
export function OfflineHint({ offline }: { offline: boolean }) {
  const status = useStatus();
  const className = useHint();
  return (
    <div role="status" className={status}>
      {offline && <p className={className}>{words.youAreOffline}</p>}
    </div>
  );
}
