import type { GriffelRenderer } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { Container } from "#kernel/container/Container.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { StoreTheme } from "./shell/theme/StoreTheme";
import type { ThemeCode } from "./shell/theme/ThemeCode";

export interface StoreAppProps {
  container: Container;
  renderer: GriffelRenderer;
  themes: ThemeCode;
  /** The browser's document; left out on the server. */
  targetDocument?: Document;
  /** A router with `StoreRoutes` in it. */
  children: ReactNode;
}

/**
 * The root of the shop. Browser and host render the same tree except for the router, so that the browser can hydrate the
 * host's HTML.
 */
export function StoreApp({ container, renderer, themes, targetDocument, children }: StoreAppProps) {
  return (
    <ContainerContext value={container}>
      <StoreTheme themes={themes} renderer={renderer} targetDocument={targetDocument}>
        {children}
      </StoreTheme>
    </ContainerContext>
  );
}
