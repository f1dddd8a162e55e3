import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, sizes } from "../build";

export const cookware: SeedCategory = {
  name: "Cookware",
  picture: "kh-category-cookware.webp",
  isActive: true,
  products: [
    {
      name: "Cast Iron Fry Pan",
      brand: "Loha",
      description: describe(
        "A pre-seasoned pan that gets better every year, with a handle of sheesham wood.",
        "Ready to use",
        "For gas, induction and oven",
        "Wipe dry after washing",
      ),
      ...inclusive(12),
      variants: sizes(
        "KH-FRY-PAN",
        "kh-fry-pan",
        ["20 cm", 1299, 999, 40],
        ["24 cm", 1699, 1349, 36],
        ["28 cm", 2199, 1749, 18],
      ),
    },
    {
      name: "Grill Pan",
      brand: "Loha",
      description: describe("Deep ridges for stripes on paneer, corn and fish.", "Two spouts", "Pre-seasoned"),
      ...inclusive(12),
      variants: sizes("KH-GRILL-PAN", "kh-grill-pan", ["24 cm", 1899, 1599, 22], ["28 cm", 2399, 1999, 0]),
    },
    {
      name: "Hard Anodised Kadai",
      brand: "Tawa & Co",
      description: describe(
        "A kadai that heats evenly and does not react with tamarind.",
        "3.2 mm thick",
        "Cool handles",
      ),
      ...inclusive(12),
      variants: sizes(
        "KH-KADAI",
        "kh-kadai",
        ["22 cm", 1450, 1199, 30],
        ["26 cm", 1850, 1499, 24],
        ["30 cm", 2350, 1899, 10, "hidden"],
      ),
    },
    {
      name: "Copper Base Kadai",
      brand: "Thathera",
      description: describe(
        "Hammered copper outside, steel inside, beaten by hand in Jandiala.",
        "Serves at the table",
        "Each one a little different",
      ),
      ...inclusive(12),
      variants: sizes("KH-COPPER-KADAI", "kh-copper-kadai", ["20 cm", 1799, 1549, 14], ["24 cm", 2299, 1999, 8]),
    },
    {
      name: "Enamel Casserole",
      brand: "Bhoomi",
      description: describe(
        "Slow cooking in deep teal enamel, from the stove to the table.",
        "Lid that drips back",
        "Ten-year warranty",
      ),
      ...inclusive(12),
      variants: sizes("KH-CASSEROLE", "kh-casserole", ["3 L", 3499, 2799, 16], ["5 L", 4499, 3599, 9]),
    },
    {
      name: "Dutch Oven Red",
      brand: "Bhoomi",
      description: describe(
        "A heavy pot for biryani on dum and bread with a crust.",
        "Up to 250 °C",
        "Enamelled inside",
      ),
      ...inclusive(12),
      variants: sizes("KH-RED-CASSEROLE", "kh-red-casserole", ["4 L", 4299, 3439, 12], ["6 L", 5299, 4239, 0]),
    },
    {
      name: "Pressure Cooker",
      brand: "Tawa & Co",
      description: describe("Three-layer steel and a whistle that you know.", "ISI marked", "Induction base"),
      ...inclusive(12),
      variants: sizes(
        "KH-COOKER",
        "kh-cooker",
        ["2 L", 1499, 1249, 34],
        ["3 L", 1899, 1549, 40],
        ["5 L", 2499, 1999, 26],
      ),
    },
    {
      name: "Chef's Knife",
      brand: "Dhaar",
      description: describe(
        "High-carbon steel, ground thin and balanced at the bolster.",
        "Full tang",
        "Comes with a guard",
      ),
      ...inclusive(18),
      variants: sizes("KH-CHEF-KNIFE", "kh-chef-knife", ["15 cm", 899, 749, 28], ["20 cm", 1199, 999, 22]),
    },
    {
      name: "Mango Wood Board",
      brand: "Kashth",
      description: describe("End-grain mango wood, oiled twice. Kind to the blade.", "With a hook hole", "Reversible"),
      ...inclusive(12),
      variants: sizes("KH-BOARD", "kh-board", ["30 cm", 799, 649, 33], ["40 cm", 1199, 949, 20]),
    },
  ],
};
