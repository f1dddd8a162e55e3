import { renderToStyleElements } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createGriffelRenderer } from "#design/theme/rules/griffelRenderer.ts";
import { ThemeProvider } from "#design/theme/ThemeProvider.tsx";

export const COLOURS = { primary: "#0f6b4f", secondary: "#c2410c", neutral: "#64707d" };

/** The HTML that a server would send for these elements, with the theme. */
export function renderToText(element: ReactNode): string {
  return renderToString(<ThemeProvider colours={COLOURS}>{element}</ThemeProvider>);
}

/** The style elements that Griffel would put into the head. */
export function renderStyles(element: ReactNode): { html: string; styles: string } {
  const renderer = createGriffelRenderer();
  const html = renderToString(
    <ThemeProvider colours={COLOURS} renderer={renderer}>
      {element}
    </ThemeProvider>,
  );
  return { html, styles: renderToStaticMarkup(renderToStyleElements(renderer)) };
}
