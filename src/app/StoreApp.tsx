import type { GriffelRenderer } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { Container } from "../kernel/container/Container";
import { ContainerContext } from "../kernel/react/ContainerContext";
import { StoreTheme } from "./shell/theme/StoreTheme";
import type { ThemeCode } from "./shell/theme/ThemeCode";

export interface StoreAppProps {
  container: Container;
  renderer: GriffelRenderer;
  themes: ThemeCode;
  /** Left out on the server. */
  targetDocument?: Document;
  /** A router with `StoreRoutes` in it. */
  children: ReactNode;
}

/** What the browser hydrates is what the host has drawn: the same tree, but for the router. */
export function StoreApp({ container, renderer, themes, targetDocument, children }: StoreAppProps) {
  return (
    <ContainerContext value={container}>
      <StoreTheme themes={themes} renderer={renderer} targetDocument={targetDocument}>
        {children}
      </StoreTheme>
    </ContainerContext>
  );
}
