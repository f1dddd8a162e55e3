import { type ReactNode, useLayoutEffect } from "react";
import { createGriffelRenderer } from "../src/design/theme/rules/griffelRenderer";
import { ThemeProvider } from "../src/design/theme/ThemeProvider";
import { type Emulation, useEmulation } from "./emulation/useEmulation";
import { coloursOf } from "./palettes";

export interface StoryFrameProps extends Emulation {
  palette: string;
  /** The colours of the brand that the toolbar's colour fields define. */
  own: string;
  dark: boolean;
  dir: "ltr" | "rtl";
  language: string;
  /** The story draws a whole page, so the frame adds no margin. */
  bare: boolean;
  children: ReactNode;
}

/**
 * One for all stories, which follow each other in one page: a renderer of its own would write the rules of every story once more,
 * and the browser would compare each element with all of them. Its rules stand before every style sheet, as in the shop
 * (ADR 18), and not where the first story happened to need them: a plugin's style sheet must win over them in any order.
 */
const insertionPoint = document.head.insertBefore(document.createElement("style"), document.head.firstChild);
const renderer = createGriffelRenderer(document, insertionPoint);

/** Draws a story with the theme, fonts and direction of a store. */
export function StoryFrame(props: StoryFrameProps) {
  const { palette, own, dark, dir, language, bare, children, ...emulation } = props;
  useEmulation(document, emulation);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ThemeProvider
      colours={coloursOf(palette, own)}
      dark={dark}
      dir={dir}
      announcement={{ backgroundColor: "#1d3b2f", color: "#ffffff" }}
      renderer={renderer}
      targetDocument={document}
    >
      {bare ? children : <div style={{ padding: 16 }}>{children}</div>}
    </ThemeProvider>
  );
}
