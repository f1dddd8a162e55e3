import { type ReactNode, useMemo } from "react";
import { createGriffelRenderer } from "../src/ui/theme/rules/griffelRenderer";
import { ThemeProvider } from "../src/ui/theme/ThemeProvider";
import { palettes } from "./palettes";

export interface StoryFrameProps {
  palette: string;
  dark: boolean;
  dir: "ltr" | "rtl";
  /** The story draws a whole page, so the frame adds no margin. */
  bare: boolean;
  children: ReactNode;
}

/** Draws a story with the theme, fonts and direction of a store. */
export function StoryFrame({ palette, dark, dir, bare, children }: StoryFrameProps) {
  const renderer = useMemo(() => createGriffelRenderer(document), []);
  const colours = (palettes.find(({ id }) => id === palette) ?? palettes[0])?.colours ?? {};
  return (
    <ThemeProvider
      colours={colours}
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
