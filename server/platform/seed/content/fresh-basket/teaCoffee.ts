import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const teaCoffee: SeedCategory = {
  name: "Tea & Coffee",
  picture: "fb-category-tea.webp",
  isActive: true,
  products: [
    {
      name: "Assam Leaf Tea · चाय पत्ती",
      brand: "Brahmaputra Leaf",
      description: describe(
        "Strong, malty CTC from upper Assam. Holds its own against milk and ginger.",
        "Second flush",
        "Bright liquor",
      ),
      ...inclusive(5),
      variants: packs(
        "FB-ASSAM-TEA",
        "fb-assam-tea",
        ["250 g", 145, 125, 110],
        ["500 g", 280, 239, 80],
        ["1 kg", 540, 459, 35],
      ),
    },
    {
      name: "Green Tea",
      brand: "Brahmaputra Leaf",
      description: describe("Whole-leaf green tea in bags without staples.", "25 or 100 bags", "Light and clean"),
      ...inclusive(5),
      variants: packs("FB-GREEN-TEA", "fb-green-tea", ["25 pc", 170, 139, 70], ["100 pc", 560, 449, 24]),
    },
    {
      name: "Masala Chai",
      brand: "Brahmaputra Leaf",
      description: describe(
        "Assam tea with cardamom, ginger, clove and a little pepper.",
        "Only whole spices",
        "Airtight tin",
      ),
      ...inclusive(5),
      variants: packs("FB-MASALA-CHAI", "fb-masala-chai", ["100 g", 130, 110, 64], ["250 g", 299, 249, 40]),
    },
    {
      name: "Darjeeling First Flush",
      brand: "Brahmaputra Leaf",
      description: describe(
        "The first leaves of the year, floral and pale gold. Without milk, please.",
        "Spring harvest",
        "Single estate",
      ),
      ...inclusive(5),
      variants: packs("FB-DARJEELING-TEA", "fb-darjeeling-tea", ["50 g", 340, 299, 20], ["100 g", 640, 559, 11]),
    },
    {
      name: "Filter Coffee Powder",
      brand: "Kodagu Estate",
      description: describe(
        "80% Kodagu beans and 20% chicory, ground for the steel filter.",
        "Roasted this week",
        "Medium fine",
      ),
      ...inclusive(5),
      variants: packs("FB-FILTER-COFFEE", "fb-filter-coffee", ["200 g", 150, 129, 90], ["500 g", 360, 305, 55]),
    },
    {
      name: "Instant Coffee",
      brand: "Kodagu Estate",
      description: describe("Freeze-dried coffee that tastes of coffee.", "Pure coffee", "Glass jar"),
      ...inclusive(18),
      variants: packs(
        "FB-INSTANT-COFFEE",
        "fb-instant-coffee",
        ["50 g", 165, 145, 76],
        ["100 g", 310, 269, 48],
        ["200 g", 590, 499, 0],
      ),
    },
    {
      name: "Tulsi Green Tea",
      brand: "Brahmaputra Leaf",
      description: describe("Three kinds of tulsi with young green tea.", "Caffeine light", "Calm in a cup"),
      ...inclusive(5),
      variants: packs("FB-TULSI-TEA", "fb-tulsi-tea", ["25 pc", 180, 149, 46], ["50 pc", 340, 279, 22]),
    },
  ],
};
