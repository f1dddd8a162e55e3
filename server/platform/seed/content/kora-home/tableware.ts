import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs, sizes } from "../build";

export const tableware: SeedCategory = {
  name: "Tableware",
  picture: "kh-category-tableware.webp",
  isActive: true,
  products: [
    {
      name: "Stoneware Dinner Plate",
      brand: "Mitti & Agni",
      description: describe(
        "Speckled cream with a line of teal, glazed by hand.",
        "For microwave and dishwasher",
        "27 cm",
      ),
      ...inclusive(12),
      variants: packs(
        "KH-DINNER-PLATE",
        "kh-dinner-plate",
        ["1 pc", 499, 399, 80],
        ["4 pc", 1899, 1449, 30],
        ["6 pc", 2799, 2099, 18],
      ),
    },
    {
      name: "Indigo Plate",
      brand: "Mitti & Agni",
      description: describe("Blue as the dyers' vats of Bagru, with a raw white rim.", "25 cm", "Lead-free glaze"),
      ...inclusive(12),
      variants: packs("KH-BLUE-PLATE", "kh-blue-plate", ["1 pc", 549, 449, 60], ["4 pc", 2099, 1649, 0]),
    },
    {
      name: "Serving Bowl Sand",
      brand: "Mitti & Agni",
      description: describe("A wide bowl for dal, salad or fruit.", "1.2 litres", "Fits the microwave"),
      ...inclusive(12),
      variants: packs("KH-BOWL", "kh-bowl", ["1 pc", 699, 549, 38], ["2 pc", 1349, 999, 22]),
    },
    {
      name: "Soup Bowl Teal",
      brand: "Mitti & Agni",
      description: describe("Deep bowls that keep rasam hot to the last spoon.", "450 ml", "Stackable"),
      ...inclusive(12),
      variants: packs(
        "KH-TEAL-BOWL",
        "kh-teal-bowl",
        ["2 pc", 799, 649, 44],
        ["4 pc", 1549, 1199, 26],
        ["6 pc", 2299, 1699, 12],
      ),
    },
    {
      name: "Morning Mug",
      brand: "Mitti & Agni",
      description: describe("A mug for both hands, dipped in two glazes.", "350 ml", "Wide handle"),
      ...inclusive(12),
      variants: packs("KH-MUG", "kh-mug", ["1 pc", 349, 279, 120], ["4 pc", 1299, 999, 40]),
    },
    {
      name: "Blue Studio Mug",
      brand: "Mitti & Agni",
      description: describe("Straight, quiet and heavy in the hand.", "300 ml", "Raw foot ring"),
      ...inclusive(12),
      variants: packs("KH-BLUE-MUG", "kh-blue-mug", ["1 pc", 379, 329, 75], ["2 pc", 749, 599, 45]),
    },
    {
      name: "Glass Tumblers",
      brand: "Kaanch",
      description: describe("Recycled glass with a green tint and a bubble or two.", "320 ml", "Tempered rim"),
      ...inclusive(18),
      variants: packs("KH-TUMBLER", "kh-tumbler", ["2 pc", 399, 329, 52], ["6 pc", 1099, 849, 34]),
    },
    {
      name: "Brass Line Cutlery",
      brand: "Thathera",
      description: describe("Brushed steel with handles of walnut.", "18/10 steel", "Wash by hand"),
      ...inclusive(12),
      variants: packs("KH-CUTLERY", "kh-cutlery", ["4 pc", 999, 849, 25], ["16 pc", 3699, 2999, 10]),
    },
    {
      name: "Cast Teapot",
      brand: "Bhoomi",
      description: describe(
        "A red teapot with a strainer, enough for a long talk.",
        "With a steel strainer",
        "Not for the flame",
      ),
      ...inclusive(12),
      variants: sizes("KH-TEAPOT", "kh-teapot", ["600 ml", 1499, 1199, 18], ["900 ml", 1899, 1499, 11]),
    },
  ],
};
