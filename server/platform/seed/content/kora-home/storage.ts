import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs, sizes } from "../build";

export const storage: SeedCategory = {
  name: "Storage",
  picture: "kh-category-storage.webp",
  isActive: true,
  products: [
    {
      name: "Laundry Basket",
      brand: "Baans",
      description: describe("Woven sabai grass with a washable lining.", "Two handles", "Folds flat"),
      ...inclusive(12),
      variants: sizes("KH-LAUNDRY-BASKET", "kh-laundry-basket", ["40 L", 1499, 1199, 26], ["60 L", 1899, 1499, 15]),
    },
    {
      name: "Sage Storage Basket",
      brand: "Baans",
      description: describe("For toys, wool, newspapers and other small storms.", "Soft sides", "Keeps its shape"),
      ...inclusive(12),
      variants: sizes("KH-STORAGE-BASKET", "kh-storage-basket", ["20 cm", 599, 479, 40], ["30 cm", 799, 649, 31]),
    },
    {
      name: "Picnic Wicker Basket",
      brand: "Baans",
      description: describe(
        "Cane with an arched handle. Takes a cloth, a flask and four boxes.",
        "Hand woven",
        "Strong base",
      ),
      ...inclusive(5),
      variants: packs("KH-WICKER", "kh-wicker", ["1 pc", 1299, 999, 19], ["2 pc", 2499, 1899, 6]),
    },
    {
      name: "Airtight Canister Teal",
      brand: "Tawa & Co",
      description: describe("Keeps namkeen crisp and coffee awake.", "Wooden lid with a seal", "Space for a label"),
      ...inclusive(12),
      variants: sizes(
        "KH-CANISTER",
        "kh-canister",
        ["500 ml", 399, 319, 60],
        ["1 L", 549, 449, 48],
        ["2 L", 749, 599, 25],
      ),
    },
    {
      name: "Spice Canisters",
      brand: "Tawa & Co",
      description: describe(
        "Cream canisters with terracotta lids, for the shelf beside the stove.",
        "250 ml each",
        "Airtight",
      ),
      ...inclusive(12),
      variants: packs("KH-SPICE-CANISTER", "kh-spice-canister", ["3 pc", 799, 649, 38], ["6 pc", 1499, 1199, 20]),
    },
    {
      name: "Moving Boxes",
      brand: "Dabba",
      description: describe(
        "Double-walled boxes for moving and for putting away winter.",
        "Holds 20 kg",
        "Recycled card",
      ),
      ...inclusive(18),
      variants: packs("KH-GIFT-BOX", "kh-gift-box", ["5 pc", 499, 399, 45], ["10 pc", 949, 699, 30]),
    },
    {
      name: "Insulated Flask Rust",
      brand: "Dabba",
      description: describe(
        "Tea stays hot for twelve hours, nimbu pani cold for a day.",
        "Steel inside",
        "Does not leak",
      ),
      ...inclusive(18),
      variants: sizes(
        "KH-FLASK",
        "kh-flask",
        ["500 ml", 999, 799, 50],
        ["750 ml", 1249, 999, 34],
        ["1 L", 1499, 1199, 0],
      ),
    },
    {
      name: "Steel Flask",
      brand: "Dabba",
      description: describe("Brushed steel with a teal band.", "Cup in the lid", "Fits the car"),
      ...inclusive(18),
      variants: sizes("KH-STEEL-FLASK", "kh-steel-flask", ["500 ml", 899, 749, 44], ["1 L", 1299, 1049, 26]),
    },
  ],
};
