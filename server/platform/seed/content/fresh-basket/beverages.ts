import type { SeedCategory } from "../../seed.types";
import { describe, exclusive, inclusive, packs } from "../build";

export const beverages: SeedCategory = {
  name: "Beverages",
  picture: "fb-category-beverages.webp",
  isActive: true,
  products: [
    {
      name: "Mango Drink",
      brand: "Ras Bagh",
      description: describe("Thick mango drink made from alphonso and totapuri pulp.", "19% fruit", "No preservatives"),
      ...inclusive(12),
      variants: packs(
        "FB-MANGO-JUICE",
        "fb-mango-juice",
        ["200 ml", 20, 18, 210],
        ["1 L", 95, 82, 90],
        ["2 L", 185, 155, 35],
      ),
    },
    {
      name: "Orange Juice",
      brand: "Ras Bagh",
      description: describe("Pressed oranges with their pulp, and no added sugar.", "100% juice", "Shake well"),
      isSubscribable: true,
      ...inclusive(12),
      variants: packs("FB-ORANGE-JUICE", "fb-orange-juice", ["200 ml", 30, 27, 120], ["1 L", 130, 115, 70]),
    },
    {
      name: "Apple Juice",
      brand: "Ras Bagh",
      description: describe(
        "Clear juice of hill apples in a small box for the school bag.",
        "No added sugar",
        "Straw of paper",
      ),
      ...inclusive(12),
      variants: packs("FB-APPLE-JUICE", "fb-apple-juice", ["200 ml", 30, 27, 140], ["1 L", 135, 119, 60]),
    },
    {
      name: "Coconut Water",
      brand: "Malabar Greens",
      description: describe("Tender coconut water, bottled within hours.", "Nothing added", "Natural electrolytes"),
      isSubscribable: true,
      ...inclusive(12),
      variants: packs("FB-COCONUT-WATER", "fb-coconut-water", ["200 ml", 50, 45, 95], ["1 L", 210, 185, 40]),
    },
    {
      name: "Nimbu Soda",
      brand: "Chatpata",
      description: describe("Lemon, black salt and bubbles.", "Real lemon", "Low sugar"),
      ...inclusive(18),
      variants: packs("FB-NIMBU-SODA", "fb-nimbu-soda", ["250 ml", 25, 22, 130], ["750 ml", 60, 52, 55]),
    },
    {
      name: "Club Soda",
      brand: "Ras Bagh",
      description: describe("Sharp, clean bubbles.", "Strong fizz", "No sodium added"),
      ...exclusive(18),
      variants: packs("FB-SODA", "fb-soda", ["300 ml", 30, 30, 100], ["6 pack", 180, 159, 30]),
    },
    {
      name: "Packaged Drinking Water",
      brand: "Jheel",
      description: describe(
        "Purified water with minerals for taste.",
        "Seven-step purification",
        "Returnable 20 L jar",
      ),
      isSubscribable: true,
      ...inclusive(18),
      variants: packs("FB-WATER", "fb-water", ["500 ml", 10, 10, 400], ["1 L", 20, 18, 350], ["20 L", 90, 80, 60]),
    },
    {
      name: "Kesar Badam Thandai",
      brand: "Ras Bagh",
      description: describe(
        "A syrup of almond, saffron, fennel and rose. One spoon to a glass of cold milk.",
        "With real saffron",
        "25 servings",
      ),
      ...inclusive(12),
      variants: packs("FB-THANDAI", "fb-thandai", ["750 ml", 240, 205, 34], ["1 L", 300, 259, 0]),
    },
  ],
};
