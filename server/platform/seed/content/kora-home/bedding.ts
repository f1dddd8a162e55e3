import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs, sizes } from "../build";

export const bedding: SeedCategory = {
  name: "Bedding",
  picture: "kh-category-bedding.webp",
  isActive: true,
  products: [
    {
      name: "Percale Bedsheet Set",
      brand: "Resham Ghar",
      description: describe(
        "Cool cotton percale with two pillow covers, washed soft.",
        "300 thread count",
        "270 × 275 cm",
      ),
      ...inclusive(5),
      variants: packs("KH-BEDSHEET", "kh-bedsheet", ["1 pc", 1999, 1599, 34], ["2 pc", 3799, 2899, 18]),
    },
    {
      name: "Jaipuri Quilt",
      brand: "Resham Ghar",
      description: describe(
        "Block-printed outside, carded cotton inside, light as a good excuse.",
        "Hand quilted",
        "220 × 270 cm",
      ),
      ...inclusive(5),
      variants: packs("KH-QUILT", "kh-quilt", ["1 pc", 2999, 2399, 20], ["2 pc", 5799, 4499, 7]),
    },
    {
      name: "Mulmul Dohar",
      brand: "Resham Ghar",
      description: describe(
        "Three layers of mulmul for the months when a fan is not enough and a quilt too much.",
        "Softer with each wash",
        "150 × 220 cm",
      ),
      ...inclusive(5),
      variants: packs("KH-DOHAR", "kh-dohar", ["1 pc", 1799, 1399, 28], ["2 pc", 3499, 2599, 15]),
    },
    {
      name: "Kilim Cushion Cover",
      brand: "Taana Baana",
      description: describe("Woven stripes and diamonds in terracotta.", "Hidden zip", "Cover only"),
      ...inclusive(5),
      variants: sizes(
        "KH-CUSHION",
        "kh-cushion",
        ["40 cm", 599, 449, 60],
        ["50 cm", 749, 579, 40],
        ["60 cm", 899, 699, 0],
      ),
    },
    {
      name: "Teal Cushion Cover",
      brand: "Taana Baana",
      description: describe("Heavy cotton in the colour of deep water.", "Hidden zip", "Cover only"),
      ...inclusive(5),
      variants: sizes("KH-TEAL-CUSHION", "kh-teal-cushion", ["40 cm", 599, 479, 45], ["50 cm", 749, 599, 32]),
    },
    {
      name: "Microfibre Pillow",
      brand: "Neend",
      description: describe("Medium firm, washable, and back in shape by evening.", "45 × 70 cm", "Machine washable"),
      ...inclusive(12),
      variants: packs("KH-PILLOW", "kh-pillow", ["1 pc", 699, 499, 75], ["2 pc", 1349, 899, 50]),
    },
    {
      name: "Linen Curtains",
      brand: "Taana Baana",
      description: describe(
        "A pair of curtains that lets in the morning but not the neighbour.",
        "Pair",
        "Steel rings",
      ),
      ...inclusive(5),
      variants: sizes(
        "KH-CURTAIN",
        "kh-curtain",
        ["150 cm", 1499, 1199, 24],
        ["210 cm", 1899, 1499, 30],
        ["270 cm", 2299, 1849, 12],
      ),
    },
  ],
};
