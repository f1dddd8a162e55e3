import { makeResetStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { LinkProvider } from "#design/link/Link.tsx";
import { PageFrame } from "#design/shell/PageFrame.tsx";
import { BrandingStore } from "#domain/branding/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useIsOffline } from "#kernel/react/useIsOffline.ts";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { Attention } from "#kernel/shop/Attention.ts";
import type { PageLoads } from "../navigation/PageLoads";
import { endOfTop } from "./endOfTop";
import { LaterFooter } from "./LaterFooter";
import { OptionDialog } from "./OptionDialog";
import { ReportShown } from "./ReportShown";
import { KeptOutlet } from "./routing/KeptOutlet";
import { PendingBar } from "./routing/PendingBar";
import { RouteAnnouncer } from "./routing/RouteAnnouncer";
import { RouterFailureBoundary } from "./routing/RouterFailureBoundary";
import { RouterLink } from "./routing/RouterLink";
import { ShellAnnouncement } from "./ShellAnnouncement";
import { ShellHeader } from "./ShellHeader";
import { ShellTabs } from "./ShellTabs";
import { TaskHeader } from "./TaskHeader";
import { ToastHost } from "./toasts/ToastHost";
import { OfflineHint } from "./views/OfflineHint";

/** Keeps the footer off the screen until the page is rendered, so that it does not move (CLS 0). */
const useWaiting = makeResetStyles({ minHeight: "100dvh" });

interface ShellProps {
  loads: PageLoads;
  /** Without the footer. */
  isTask?: boolean;
  /** The route path of a page that stays mounted when the shopper leaves it. */
  keptPage?: string | undefined;
  /** Called when the first screen can be used, even if it only shows an error. */
  onShown?: (() => void) | undefined;
  /** Called when a page could not be rendered. */
  onFailed?: ((error: unknown) => void) | undefined;
}

/** The frame around every page (spec 2.2), unless a plugin takes the whole store over. */
export function Shell(props: ShellProps) {
  const { isTakenOver } = useService(SlotRegistry);
  return (
    <LinkProvider value={RouterLink}>
      {isTakenOver ? <TakenOver onShown={props.onShown} /> : <Frame {...props} />}
    </LinkProvider>
  );
}

function TakenOver({ onShown }: Pick<ShellProps, "onShown">) {
  return (
    <>
      <Slot name="takeover" props={{}} />
      <ReportShown onShown={onShown} />
    </>
  );
}

/** An observer, because it reads the shop's name. */
const Frame = observer(function Frame({ loads, isTask = false, keptPage, onShown, onFailed }: ShellProps) {
  const { name } = useService(BrandingStore);
  const { isHeld } = useService(Attention);
  const isOffline = useIsOffline();
  const waiting = useWaiting();
  const hidden = new Set(
    useService(SlotRegistry)
      .data("shell-without")
      .flatMap(({ parts }) => parts),
  );
  useLifetime(useService(CartStore));
  return (
    <>
      <PendingBar loads={loads} />
      <PageFrame
        announcement={!isHeld && !hidden.has("announcement") && <ShellAnnouncement />}
        top={
          !hidden.has("top") && (
            <>
              {isHeld ? <TaskHeader /> : <ShellHeader />}
              <OfflineHint offline={isOffline} />
              {endOfTop}
            </>
          )
        }
        footer={!isTask && !hidden.has("footer") && <LaterFooter />}
        tabs={!isHeld && !hidden.has("tabs") && <ShellTabs />}
      >
        <RouterFailureBoundary onFailed={onFailed ?? onShown}>
          <Suspense fallback={<div className={waiting} />}>
            <KeptOutlet keptPage={keptPage} />
            <ReportShown onShown={onShown} />
          </Suspense>
        </RouterFailureBoundary>
      </PageFrame>
      {!hidden.has("options") && <OptionDialog />}
      <Slot name="shell" props={{}} />
      <RouteAnnouncer storeName={name} />
      <ToastHost />
    </>
  );
});
