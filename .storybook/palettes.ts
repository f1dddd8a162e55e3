import type { StoreColours } from "../src/ui/theme/theme.types";

export interface Palette {
  id: string;
  title: string;
  colours: StoreColours;
}

/**
 * The brands of the two demo stores, and palettes whose colours no designer would choose: the theme must stay readable with all
 * of them.
 */
export const palettes: readonly Palette[] = [
  { id: "grocer", title: "Fresh Basket", colours: { primary: "#1f7a3d", secondary: "#f28c28", neutral: "#5f6b62" } },
  { id: "homeware", title: "Kora Home", colours: { primary: "#b4532a", secondary: "#2f5d62", neutral: "#6e665e" } },
  hard("awkward", "Yellow, white and pink", "#ffeb3b", "#ffffff", "#ffc0cb"),
  hard("white", "White on white", "#ffffff", "#fefefe", "#ffffff"),
  hard("black", "Black on black", "#000000", "#111111", "#000000"),
  hard("neon", "Neon", "#39ff14", "#ff00ff", "#00ffff"),
  hard("grey", "Grey alone", "#777777", "#808080", "#c0c0c0"),
  hard("red", "Red, the colour of danger", "#b3261e", "#ff0000", "#8b0000"),
  hard("green", "Green, the colour of savings", "#0b6b3a", "#7fff00", "#2e8b57"),
  hard("midnight", "Midnight", "#001f3f", "#0000ff", "#000033"),
  hard("cream", "Cream", "#fffdd0", "#f5f5dc", "#fff8e7"),
  hard("alike", "Three times the same", "#8b4513", "#8b4513", "#8b4513"),
];

function hard(id: string, title: string, primary: string, secondary: string, neutral: string): Palette {
  return { id, title: `Hard: ${title}`, colours: { primary, secondary, neutral } };
}

/** The palette that the toolbar's colour fields define, and its form in the address: `1f7a3d-f28c28-5f6b62`. */
export const OWN = "own";

export function coloursOf(palette: string, own: string): StoreColours {
  if (palette !== OWN) return (palettes.find(({ id }) => id === palette) ?? palettes[0])?.colours ?? {};
  const [primary, secondary, neutral] = own.split("-").map((hex) => `#${hex}`);
  return { primary, secondary, neutral };
}

export function ownOf({ primary, secondary, neutral }: StoreColours): string {
  return [primary, secondary, neutral].map((colour) => (colour ?? "").replace("#", "")).join("-");
}
