import type { StoreColours } from "../src/design/theme/theme.types";

export interface Palette {
  id: string;
  title: string;
  colours: StoreColours;
}

/**
 * The brands of the four demo stores, ten palettes whose colours no designer would choose, and six that shops have. The theme
 * must stay readable with all twenty (bar 21).
 */
export const palettes: readonly Palette[] = [
  { id: "grocer", title: "Fresh Basket", colours: { primary: "#1f7a3d", secondary: "#f28c28", neutral: "#5f6b62" } },
  { id: "homeware", title: "Kora Home", colours: { primary: "#b4532a", secondary: "#2f5d62", neutral: "#6e665e" } },
  { id: "bakery", title: "Oven Story", colours: { primary: "#8f3d5c", secondary: "#c98a2b", neutral: "#6f625c" } },
  { id: "saris", title: "Nila Saris", colours: { primary: "#0f5c6e", secondary: "#b8863b", neutral: "#6b645c" } },
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
  plain("pharmacy", "Pharmacy", "#0f766e", "#0284c7", "#64748b"),
  plain("books", "Books", "#7c2d12", "#1e3a8a", "#57534e"),
  plain("fish", "Fish", "#0369a1", "#f97316", "#475569"),
  plain("toys", "Toys", "#dc2626", "#2563eb", "#6b7280"),
  plain("spices", "Spices", "#d97706", "#b91c1c", "#7c6f64"),
  plain("gadgets", "Gadgets", "#4f46e5", "#06b6d4", "#52525b"),
];

function hard(id: string, title: string, ...colours: Three): Palette {
  return plain(id, `Hard: ${title}`, ...colours);
}

type Three = [primary: string, secondary: string, neutral: string];

function plain(id: string, title: string, ...[primary, secondary, neutral]: Three): Palette {
  return { id, title, colours: { primary, secondary, neutral } };
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
