import type { Container } from "inversify";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createGriffelRenderer } from "../ui/theme/griffelRenderer";
import { endEarly } from "./endEarly";
import { createStoreHistory } from "./navigation/createStoreHistory";
import { StoreRouter } from "./navigation/StoreRouter";
import { StoreApp } from "./StoreApp";
import { StoreRoutes, type StoreRoutesProps } from "./StoreRoutes";
import type { ThemeCode } from "./shell/ThemeCode";
import type { UnavailableReason } from "./shell/unavailableWords";

/** Draws either the store or why there is none. */
export function mount(document: Document, nonce: string | undefined, themes: ThemeCode) {
  const place = document.getElementById("root") ?? document.body;
  const renderer = createGriffelRenderer(document, nonce);
  let root: ReturnType<typeof createRoot> | undefined;
  let isStore = false;
  const draw = (element: React.ReactNode) => {
    root ??= createRoot(place);
    root.render(element);
  };
  return {
    /** The host has drawn the first screen already. */
    isDrawn: place.childElementCount > 0,
    /** Takes over what the host has drawn, in pieces that leave room for the shopper's taps; else draws it. */
    store(container: Container, basePath: string, routes: StoreRoutesProps): void {
      isStore = true;
      const history = createStoreHistory();
      const app = (
        <StoreApp container={container} renderer={renderer} themes={themes} targetDocument={document}>
          {/* Declarative: the data router costs 15 KiB more (ADR 9). */}
          <StoreRouter basename={basePath || "/"} history={history}>
            <StoreRoutes {...routes} />
          </StoreRouter>
        </StoreApp>
      );
      if (this.isDrawn && root === undefined) {
        startTransition(() => {
          root = hydrateRoot(place, app);
        });
      } else draw(app);
    },
    async unavailable(reason: UnavailableReason): Promise<void> {
      const { StoreUnavailableView } = await import("./shell/StoreUnavailableView");
      // The store may have come meanwhile.
      if (isStore) return;
      draw(<StoreUnavailableView reason={reason} renderer={renderer} onRetry={() => location.reload()} />);
      endEarly(document);
    },
  };
}
