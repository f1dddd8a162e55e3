import type { SeedCategory } from "../../seed.types";
import { describe, exclusive, inclusive, packs, sizes } from "../build";

export const lighting: SeedCategory = {
  name: "Lighting",
  picture: "kh-category-lighting.webp",
  isActive: true,
  products: [
    {
      name: "Linen Table Lamp",
      brand: "Deepak Studio",
      description: describe(
        "A linen shade over a teal ceramic foot, warm to read by.",
        "E27, up to 40 W",
        "Two-metre cable",
      ),
      ...inclusive(18),
      variants: sizes("KH-TABLE-LAMP", "kh-table-lamp", ["35 cm", 2499, 1999, 20], ["48 cm", 3299, 2699, 12]),
    },
    {
      name: "Terracotta Lamp",
      brand: "Deepak Studio",
      description: describe(
        "Wheel-thrown terracotta from Molela with a cotton shade.",
        "Switch on the cable",
        "Bulb not included",
      ),
      ...inclusive(18),
      variants: sizes("KH-TERRACOTTA-LAMP", "kh-terracotta-lamp", ["30 cm", 1999, 1649, 16], ["42 cm", 2799, 2299, 0]),
    },
    {
      name: "Dome Pendant Teal",
      brand: "Deepak Studio",
      description: describe(
        "A spun dome, teal outside and white inside, for over the table.",
        "Height can be set",
        "Ceiling rose included",
      ),
      ...inclusive(18),
      variants: sizes("KH-PENDANT", "kh-pendant", ["30 cm", 2799, 2299, 14], ["40 cm", 3599, 2899, 8]),
    },
    {
      name: "Copper Pendant",
      brand: "Thathera",
      description: describe("Beaten copper that throws little stars on the wall.", "Hand beaten", "Ages beautifully"),
      ...inclusive(18),
      variants: sizes(
        "KH-COPPER-PENDANT",
        "kh-copper-pendant",
        ["25 cm", 3199, 2699, 9],
        ["35 cm", 4299, 3599, 5, "hidden"],
      ),
    },
    {
      name: "Filament Bulb",
      brand: "Deepak Studio",
      description: describe("Warm as evening, with a filament you may look at.", "4 W, E27", "15,000 hours"),
      ...inclusive(12),
      variants: packs("KH-BULB", "kh-bulb", ["1 pc", 249, 199, 150], ["4 pc", 949, 699, 60]),
    },
    {
      name: "Soy Candle",
      brand: "Vanaja Botanics",
      description: describe("Soy wax with vetiver and orange.", "Burns for 30 hours", "Cotton wick"),
      ...exclusive(12),
      variants: packs("KH-CANDLE", "kh-candle", ["1 pc", 399, 349, 70], ["3 pc", 1149, 899, 30]),
    },
    {
      name: "Brass Diya",
      brand: "Thathera",
      description: describe("A small brass lamp for the door and the shelf.", "Solid brass", "Polish with tamarind"),
      ...inclusive(12),
      variants: packs("KH-DIYA", "kh-diya", ["1 pc", 299, 249, 90], ["4 pc", 1149, 899, 35]),
    },
    {
      name: "Camping Torch",
      brand: "Roshan",
      description: describe(
        "A torch for power cuts and for finding the cat.",
        "Recharges by USB-C",
        "Eight hours of light",
      ),
      ...inclusive(18),
      variants: packs("KH-TORCH", "kh-torch", ["1 pc", 699, 549, 26]),
    },
  ],
};
