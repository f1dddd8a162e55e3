import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const festiveHampers: SeedCategory = {
  name: "Festive Hampers",
  picture: "fb-category-festive.webp",
  isActive: false,
  products: [
    {
      name: "Diwali Gift Hamper",
      brand: "Sweet Chowk",
      description: describe("Sweets, diyas and dry fruits in a reusable box.", "Serves six", "Gift card included"),
      ...inclusive(12),
      variants: packs("FB-GIFT", "fb-gift", ["1 pc", 1499, 1299, 20], ["2 pc", 2990, 2499, 8]),
    },
    {
      name: "Kaju Katli Box",
      brand: "Sweet Chowk",
      description: describe("Thin diamonds of cashew with silver leaf.", "Pure ghee", "Eat within ten days"),
      ...inclusive(5),
      variants: packs("FB-SWEETS", "fb-sweets", ["250 g", 320, 289, 40], ["500 g", 620, 549, 25]),
    },
    {
      name: "Dry Fruit Tin",
      brand: "Himvan",
      description: describe(
        "Almonds, walnuts, raisins and apricots in four corners.",
        "New crop",
        "Keeps for six months",
      ),
      ...inclusive(12),
      variants: packs("FB-DRY-FRUITS", "fb-dry-fruits", ["400 g", 799, 699, 18], ["1 kg", 1850, 1599, 7]),
    },
  ],
};
