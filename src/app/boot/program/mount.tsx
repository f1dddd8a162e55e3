import { startTransition } from "react";
import { createGriffelRenderer } from "#design/theme/rules/griffelRenderer.ts";
import type { Container } from "#kernel/container/Container.ts";
import { createStoreHistory } from "../../navigation/createStoreHistory";
import type { AtHand } from "../../navigation/pagesAtHand";
import { StoreRouter } from "../../navigation/StoreRouter";
import { StoreRoutes, type StoreRoutesProps } from "../../navigation/StoreRoutes";
import { StoreApp } from "../../StoreApp";
import type { ThemeCode } from "../../shell/theme/ThemeCode";
import { endEarly } from "./endEarly";
import { keepFocus } from "./keepFocus";
import { createRoot, hydrateRoot } from "./reactRoot";

export type Screen = ReturnType<typeof mount>;

/** Draws either the store or the reason why there is none. */
export function mount(document: Document, themes: ThemeCode) {
  const place = document.getElementById("root") ?? document.body;
  const renderer = createGriffelRenderer(document);
  let root: ReturnType<typeof createRoot> | undefined;
  const draw = (element: React.ReactNode) => {
    root ??= createRoot(place);
    root.render(element);
  };
  return {
    /** For a page that the host has not drawn: resolves when the theme that it needs is loaded. */
    themed: undefined as Promise<void> | undefined,
    loadTheme() {
      this.themed ??= themes.load();
    },
    /** True when the page has prerendered HTML and the data that it was drawn from. */
    isDrawn: place.childElementCount > 0,
    /**
     * Hydrates the prerendered HTML in pieces, so that the browser can answer taps between them. Without such HTML it
     * renders the store. Keeps the focus (`keepFocus`) until `endWatch` is called.
     */
    store(container: Container, basePath: string, atHand: AtHand, routes: StoreRoutesProps): void {
      const history = createStoreHistory();
      const app = (
        <StoreApp container={container} renderer={renderer} themes={themes} targetDocument={document}>
          {/* Declarative routes, because the data router needs 15 KiB more (ADR 9). */}
          <StoreRouter basename={basePath || "/"} history={history} atHand={atHand}>
            <StoreRoutes {...routes} />
          </StoreRouter>
        </StoreApp>
      );
      this.endWatch = keepFocus(place);
      if (this.isDrawn && root === undefined) {
        startTransition(() => {
          root = hydrateRoot(place, app);
        });
      } else draw(app);
    },
    /** Call it once the store can be used. */
    endWatch: (): MutationRecord[] => [],
    /**
     * Shows why the store cannot be opened, until it can. `again` starts another try. Without arguments the address names
     * no store.
     */
    async untilOpen(opening?: Promise<void>, again?: () => Promise<void>): Promise<void> {
      // Read now, because the attribute is removed when the first script ends.
      const dark = document.documentElement.dataset.early === "dark";
      const { StoreUnavailableView, untilOpen } = await import("../../shell/unavailable/unavailable");
      await untilOpen(opening, again, (problem) => {
        draw(<StoreUnavailableView {...problem} dark={dark} renderer={renderer} />);
        endEarly(document);
      });
    },
  };
}
