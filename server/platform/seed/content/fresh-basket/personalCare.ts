import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const personalCare: SeedCategory = {
  name: "Personal Care",
  picture: "fb-category-care.webp",
  isActive: true,
  products: [
    {
      name: "Sandal Bath Soap",
      brand: "Vanaja Botanics",
      description: describe("A creamy soap with sandal oil.", "76% TFM", "Not tested on animals"),
      ...inclusive(18),
      variants: packs("FB-SOAP", "fb-soap", ["100 g", 48, 42, 160], ["400 g", 185, 155, 70]),
    },
    {
      name: "Hibiscus Shampoo",
      brand: "Vanaja Botanics",
      description: describe("Hibiscus and shikakai, without sulphates.", "Without sulphate", "For daily use"),
      ...inclusive(18),
      variants: packs(
        "FB-SHAMPOO",
        "fb-shampoo",
        ["180 ml", 165, 139, 60],
        ["340 ml", 299, 249, 44],
        ["650 ml", 540, 445, 0],
      ),
    },
    {
      name: "Amla Coconut Hair Oil",
      brand: "Vanaja Botanics",
      description: describe("Coconut oil with amla and bhringraj.", "Light, not sticky", "Warm before use"),
      ...inclusive(18),
      variants: packs("FB-HAIR-OIL", "fb-hair-oil", ["200 ml", 130, 112, 80], ["500 ml", 299, 255, 40]),
    },
    {
      name: "Neem Clove Toothpaste",
      brand: "Datun",
      description: describe(
        "Neem for gums, clove for the nerves, mint for the morning.",
        "With fluoride",
        "Vegetarian",
      ),
      ...inclusive(18),
      variants: packs(
        "FB-TOOTHPASTE",
        "fb-toothpaste",
        ["100 g", 65, 56, 150],
        ["200 g", 120, 99, 95],
        ["4 pack", 460, 369, 25],
      ),
    },
    {
      name: "Soft Toothbrush",
      brand: "Datun",
      description: describe("Fine bristles on a handle of recycled plastic.", "Soft", "Change every three months"),
      ...inclusive(18),
      variants: packs("FB-TOOTHBRUSH", "fb-toothbrush", ["1 pc", 45, 39, 170], ["4 pc", 175, 139, 70]),
    },
    {
      name: "Tulsi Handwash",
      brand: "Vanaja Botanics",
      description: describe(
        "Foams well, rinses quickly, smells of tulsi.",
        "pH balanced",
        "Refill pouch saves plastic",
      ),
      ...inclusive(18),
      variants: packs("FB-HANDWASH", "fb-handwash", ["200 ml", 99, 79, 90], ["750 ml", 199, 159, 60]),
    },
    {
      name: "Rose Face Wash",
      brand: "Vanaja Botanics",
      description: describe("A gentle gel with rose water from Kannauj.", "Without soap", "For all skin"),
      ...inclusive(18),
      variants: packs("FB-FACEWASH", "fb-facewash", ["50 g", 99, 85, 70], ["100 g", 185, 155, 50]),
    },
    {
      name: "Aloe Body Lotion",
      brand: "Vanaja Botanics",
      description: describe("Light lotion with aloe and kokum butter.", "Absorbs in a minute", "No parabens"),
      ...inclusive(18),
      variants: packs("FB-LOTION", "fb-lotion", ["200 ml", 210, 175, 55], ["400 ml", 380, 310, 30]),
    },
    {
      name: "Twin Blade Razor",
      brand: "Vanaja Botanics",
      description: describe(
        "Two blades, a strip of aloe and a handle that does not slip.",
        "Lubricating strip",
        "For sensitive skin",
      ),
      ...inclusive(18),
      variants: packs("FB-RAZOR", "fb-razor", ["1 pc", 60, 75, 50], ["5 pc", 280, 239, 36]),
    },
  ],
};
