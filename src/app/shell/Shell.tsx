import { makeResetStyles } from "@fluentui/react-components";
import { Suspense, useEffect } from "react";
import { Outlet } from "react-router-dom";
import { BrandingStore } from "../../domain/branding";
import { CartStore } from "../../domain/cart";
import { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import { Slot } from "../../kernel/react/Slot";
import { useLifetime } from "../../kernel/react/useLifetime";
import { useService } from "../../kernel/react/useService";
import { LinkProvider } from "../../ui/link/Link";
import { PageFrame } from "../../ui/shell/PageFrame";
import type { PageLoads } from "../PageLoads";
import { OptionAsk } from "./OptionAsk";
import { PendingBar } from "./PendingBar";
import { RouteAnnouncer } from "./RouteAnnouncer";
import { RouterFailureBoundary } from "./RouterFailureBoundary";
import { RouterLink } from "./RouterLink";
import { ShellAnnouncement } from "./ShellAnnouncement";
import { ShellFooter } from "./ShellFooter";
import { ShellHeader } from "./ShellHeader";
import { ShellTabs } from "./ShellTabs";
import { ToastHost } from "./ToastHost";
import { useIsOffline } from "./useIsOffline";
import { OfflineHint } from "./views/OfflineHint";

/** Keeps the footer below the fold until the page is there, so that nothing jumps (CLS 0). */
const useWaiting = makeResetStyles({ minHeight: "100dvh" });

interface ShellProps {
  loads: PageLoads;
  /** The first screen stands and can be used, be it only to say what failed. */
  onShown?: () => void;
}

/** What stands around every page (spec 2.2), unless a plugin takes the whole store over. */
export function Shell({ loads, onShown }: ShellProps) {
  const { isTakenOver } = useService(SlotRegistry);
  return (
    <LinkProvider value={RouterLink}>
      {isTakenOver ? <TakenOver onShown={onShown} /> : <Frame loads={loads} onShown={onShown} />}
    </LinkProvider>
  );
}

function TakenOver({ onShown }: Pick<ShellProps, "onShown">) {
  return (
    <>
      <Slot name="takeover" props={{}} />
      <Shown onShown={onShown} />
    </>
  );
}

/** Inside the page's own Suspense: when this effect runs, the page that the host drew is hydrated. */
function Shown({ onShown }: Pick<ShellProps, "onShown">) {
  useEffect(() => void onShown?.(), [onShown]);
  return null;
}

function Frame({ loads, onShown }: ShellProps) {
  const { name } = useService(BrandingStore);
  const isOffline = useIsOffline();
  const waiting = useWaiting();
  useLifetime(useService(CartStore));
  return (
    <>
      <PendingBar loads={loads} />
      <PageFrame
        announcement={<ShellAnnouncement />}
        top={
          <>
            <ShellHeader />
            <OfflineHint offline={isOffline} />
          </>
        }
        footer={<ShellFooter />}
        tabs={<ShellTabs />}
      >
        <RouterFailureBoundary onFailed={onShown}>
          <Suspense fallback={<div className={waiting} />}>
            <Outlet />
            <Shown onShown={onShown} />
          </Suspense>
        </RouterFailureBoundary>
      </PageFrame>
      <OptionAsk />
      <RouteAnnouncer storeName={name} />
      <ToastHost />
    </>
  );
}
