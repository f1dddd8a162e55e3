import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const babyCare: SeedCategory = {
  name: "Baby Care",
  picture: "fb-category-baby.webp",
  isActive: true,
  products: [
    {
      name: "Diaper Pants M",
      brand: "Nanhe Kadam",
      description: describe("Soft pants that stay dry for twelve hours. For 7 to 12 kg.", "Wetness line", "Breathable"),
      isSubscribable: true,
      ...inclusive(12),
      variants: packs(
        "FB-DIAPERS",
        "fb-diapers",
        ["20 pc", 399, 329, 48],
        ["44 pc", 799, 649, 32],
        ["76 pc", 1299, 1049, 14],
      ),
    },
    {
      name: "Baby Wipes",
      brand: "Nanhe Kadam",
      description: describe("Water, aloe and nothing that stings.", "98% water", "No alcohol"),
      isSubscribable: true,
      ...inclusive(18),
      variants: packs("FB-WIPES", "fb-wipes", ["30 pc", 85, 69, 90], ["72 pc", 180, 145, 70], ["216 pc", 520, 399, 20]),
    },
    {
      name: "Baby Lotion",
      brand: "Nanhe Kadam",
      description: describe("A light lotion for new skin.", "Dermatologist tested", "No colour"),
      ...inclusive(18),
      variants: packs("FB-BABY-LOTION", "fb-baby-lotion", ["100 ml", 145, 129, 44], ["200 ml", 260, 225, 30]),
    },
    {
      name: "No Tears Baby Shampoo",
      brand: "Nanhe Kadam",
      description: describe("Mild foam for soft curls.", "No tears", "Mild scent"),
      ...inclusive(18),
      variants: packs("FB-BABY-SHAMPOO", "fb-baby-shampoo", ["100 ml", 135, 119, 52], ["200 ml", 245, 209, 34]),
    },
    {
      name: "Feeding Bottle",
      brand: "Nanhe Kadam",
      description: describe("A wide-neck bottle with an anti-colic valve.", "BPA free", "Boils safely"),
      ...inclusive(12),
      variants: packs(
        "FB-FEEDING-BOTTLE",
        "fb-feeding-bottle",
        ["125 ml", 199, 175, 28, "hidden"],
        ["250 ml", 249, 219, 24],
      ),
    },
    {
      name: "Ragi Baby Cereal",
      brand: "Morning Field",
      description: describe("Sprouted ragi with banana, from eight months.", "No added sugar", "With iron"),
      ...inclusive(5),
      variants: packs("FB-CEREAL", "fb-cereal", ["200 g", 190, 165, 40], ["400 g", 360, 305, 0]),
    },
    {
      name: "Cuddly Bear",
      brand: "Nanhe Kadam",
      description: describe("A soft bear for small arms, with stitched eyes.", "Machine washable", "From birth"),
      ...inclusive(12),
      variants: packs("FB-TEDDY", "fb-teddy", ["1 pc", 499, 399, 15], ["2 pc", 980, 760, 6]),
    },
  ],
};
