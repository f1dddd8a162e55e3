import type { Container } from "inversify";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createGriffelRenderer } from "../ui/theme/griffelRenderer";
import { StoreApp } from "./StoreApp";
import { StoreRoutes, type StoreRoutesProps } from "./StoreRoutes";
import { StoreUnavailableView, type UnavailableReason } from "./shell/StoreUnavailableView";

/** Draws either the store or why there is none. */
export function mount(document: Document, nonce: string | undefined) {
  const place = document.getElementById("root") ?? document.body;
  const renderer = createGriffelRenderer(document, nonce);
  let root: ReturnType<typeof createRoot> | undefined;
  const draw = (element: React.ReactNode) => {
    root ??= createRoot(place);
    root.render(element);
  };
  return {
    /** The host has drawn the first screen already. */
    isDrawn: place.childElementCount > 0,
    /** Takes over what the host has drawn, in pieces that leave room for the shopper's taps; else draws it. */
    store(container: Container, basePath: string, routes: StoreRoutesProps): void {
      const app = (
        <StoreApp container={container} renderer={renderer} targetDocument={document}>
          {/* Declarative: the data router costs 15 KiB more (ADR 9). */}
          <BrowserRouter basename={basePath || "/"}>
            <StoreRoutes {...routes} />
          </BrowserRouter>
        </StoreApp>
      );
      if (this.isDrawn && root === undefined) {
        startTransition(() => {
          root = hydrateRoot(place, app);
        });
      } else draw(app);
    },
    unavailable(reason: UnavailableReason): void {
      place.replaceChildren();
      draw(<StoreUnavailableView reason={reason} renderer={renderer} onRetry={() => location.reload()} />);
    },
  };
}
