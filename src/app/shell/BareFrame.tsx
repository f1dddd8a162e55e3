import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { ReportShown } from "./ReportShown";
import { RouterFailureBoundary } from "./routing/RouterFailureBoundary";

interface BareFrameProps {
  onShown?: (() => void) | undefined;
  onFailed?: ((error: unknown) => void) | undefined;
}

/** The frame of a page that fills the whole screen: it draws nothing around the page. */
export function BareFrame({ onShown, onFailed }: BareFrameProps) {
  return (
    <RouterFailureBoundary onFailed={onFailed}>
      <Suspense fallback={null}>
        <Outlet />
        <ReportShown onShown={onShown} />
      </Suspense>
    </RouterFailureBoundary>
  );
}
