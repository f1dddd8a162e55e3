import type { StoreColours } from "../src/ui/theme/theme.types";

export interface Palette {
  id: string;
  title: string;
  colours: StoreColours;
}

/**
 * Two store palettes that look real, and one whose colours no designer would choose: the theme must stay readable with all
 * three.
 */
export const palettes: readonly Palette[] = [
  { id: "grocer", title: "Grocer", colours: { primary: "#0f6b4f", secondary: "#c2410c", neutral: "#64707d" } },
  { id: "homeware", title: "Homeware", colours: { primary: "#7a3e2b", secondary: "#2f5d62", neutral: "#8a7f76" } },
  {
    id: "awkward",
    title: "Awkward (yellow, white, pink)",
    colours: { primary: "#ffeb3b", secondary: "#ffffff", neutral: "#ffc0cb" },
  },
];
