import { makeResetStyles } from "@fluentui/react-components";
import { useSyncExternalStore } from "react";
import { forward, haat, media } from "#design/theme/haat.ts";
import type { PageLoads } from "../../navigation/PageLoads";

const useBar = makeResetStyles({
  position: "fixed",
  insetInline: "0",
  insetBlockStart: "0",
  zIndex: 60,
  height: "3px",
  backgroundColor: haat.primaryText,
  [media.forced]: { backgroundColor: "Highlight" },
  transformOrigin: `calc(50% - 50% * ${forward}) 0`,
  animationName: { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } },
  animationDuration: "4s",
  // The delay keeps it hidden for pages that load quickly.
  animationDelay: "150ms",
  animationFillMode: "both",
  animationTimingFunction: "cubic-bezier(0, 0.7, 0.2, 1)",
  [media.calm]: { animationName: "none", opacity: "0.6" },
});

/** A progress bar, shown while a screen's code is loading. */
export function PendingBar({ loads }: { loads: Pick<PageLoads, "subscribe" | "isLoading"> }) {
  const className = useBar();
  const isLoading = useSyncExternalStore(loads.subscribe, loads.isLoading, () => false);
  return isLoading ? <div aria-hidden="true" className={className} /> : null;
}
