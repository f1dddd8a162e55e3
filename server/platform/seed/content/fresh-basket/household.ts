import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const household: SeedCategory = {
  name: "Household",
  picture: "fb-category-household.webp",
  isActive: true,
  products: [
    {
      name: "Detergent Powder",
      brand: "Ujjwal",
      description: describe(
        "Lifts collars and curry stains, for bucket and machine.",
        "Works in hard water",
        "Fresh scent",
      ),
      ...inclusive(18),
      variants: packs("FB-DETERGENT", "fb-detergent", ["1 kg", 145, 125, 100], ["4 kg", 560, 459, 40]),
    },
    {
      name: "Liquid Detergent",
      brand: "Ujjwal",
      description: describe(
        "For front-load machines. Leaves no powder in the folds.",
        "Front and top load",
        "Gentle on colour",
      ),
      ...inclusive(18),
      variants: packs("FB-LIQUID-DETERGENT", "fb-liquid-detergent", ["1 L", 240, 199, 70], ["2 L", 460, 369, 36]),
    },
    {
      name: "Lemon Dishwash Gel",
      brand: "Ujjwal",
      description: describe("One spoon for a sink full of dishes.", "Real lemon oil", "Soft on hands"),
      ...inclusive(18),
      variants: packs(
        "FB-DISHWASH",
        "fb-dishwash",
        ["250 ml", 65, 56, 110],
        ["750 ml", 180, 149, 64],
        ["2 L", 430, 355, 20],
      ),
    },
    {
      name: "Floor Cleaner Jasmine",
      brand: "Nirjhar",
      description: describe("Cleans, disinfects and smells of mogra.", "Kills 99.9% of germs", "Safe for marble"),
      ...inclusive(18),
      variants: packs(
        "FB-FLOOR-CLEANER",
        "fb-floor-cleaner",
        ["500 ml", 110, 95, 84],
        ["1 L", 205, 169, 58],
        ["5 L", 899, 749, 12, "hidden"],
      ),
    },
    {
      name: "Glass Cleaner",
      brand: "Nirjhar",
      description: describe("Streak-free shine on glass, mirrors and screens.", "No ammonia", "Refill available"),
      ...inclusive(18),
      variants: packs("FB-GLASS-CLEANER", "fb-glass-cleaner", ["500 ml", 120, 99, 62], ["1 L", 220, 185, 0]),
    },
    {
      name: "Soft Grass Broom",
      brand: "Nirjhar",
      description: describe("Long Meghalaya grass, bound with wire, that sheds little.", "Long handle", "Sheds little"),
      ...inclusive(0),
      variants: packs("FB-BROOM", "fb-broom", ["1 pc", 199, 169, 45]),
    },
    {
      name: "Scrub Sponge",
      brand: "Nirjhar",
      description: describe("Soft side for glass, rough side for the kadai.", "Rinses clean", "Lasts a month"),
      ...inclusive(18),
      variants: packs("FB-SPONGE", "fb-sponge", ["3 pc", 60, 49, 140], ["6 pc", 115, 90, 80]),
    },
    {
      name: "Toilet Paper",
      brand: "Komal",
      description: describe("Three soft layers, 200 sheets to the roll.", "From recycled fibre", "Dissolves quickly"),
      ...inclusive(18),
      variants: packs("FB-TOILET-PAPER", "fb-toilet-paper", ["4 pc", 160, 135, 66], ["12 pc", 450, 369, 30]),
    },
    {
      name: "Plastic Bucket 20 L",
      brand: "Nirjhar",
      description: describe("A sturdy bucket with a moulded grip and marks inside.", "20 litres", "Does not fade"),
      ...inclusive(18),
      variants: packs("FB-BUCKET", "fb-bucket", ["1 pc", 349, 299, 25], ["2 pc", 690, 560, 9]),
    },
    {
      name: "LED Bulb 9 W",
      brand: "Roshan",
      description: describe("Cool daylight for 25,000 hours.", "B22 cap", "One-year warranty"),
      ...inclusive(12),
      variants: packs("FB-BULB", "fb-bulb", ["1 pc", 120, 89, 130], ["4 pc", 460, 329, 55]),
    },
  ],
};
