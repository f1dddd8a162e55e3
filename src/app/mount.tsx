import type { Container } from "inversify";
import { createRoot } from "react-dom/client";
import { ContainerContext } from "../kernel/react/ContainerContext";
import { createGriffelRenderer } from "../ui/theme/griffelRenderer";
import { StoreRouter, type StoreRouterProps } from "./StoreRouter";
import { StoreTheme } from "./shell/StoreTheme";
import { StoreUnavailableView, type UnavailableReason } from "./shell/StoreUnavailableView";

/** Draws either the store or why there is none. */
export function mount(document: Document, nonce: string | undefined) {
  const root = createRoot(document.getElementById("root") ?? document.body);
  const renderer = createGriffelRenderer(document, nonce);
  return {
    store(container: Container, router: StoreRouterProps): void {
      root.render(
        <ContainerContext value={container}>
          <StoreTheme renderer={renderer} targetDocument={document}>
            <StoreRouter {...router} />
          </StoreTheme>
        </ContainerContext>,
      );
    },
    unavailable(reason: UnavailableReason): void {
      root.render(<StoreUnavailableView reason={reason} renderer={renderer} onRetry={() => location.reload()} />);
    },
  };
}
