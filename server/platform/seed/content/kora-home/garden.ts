import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs, sizes } from "../build";

export const garden: SeedCategory = {
  name: "Garden",
  picture: "kh-category-garden.webp",
  isActive: true,
  products: [
    {
      name: "Terracotta Planter",
      brand: "Kumhar",
      description: describe("A thick-walled pot that breathes, with its saucer.", "Hole and saucer", "Frost proof"),
      ...inclusive(12),
      variants: sizes(
        "KH-PLANTER",
        "kh-planter",
        ["15 cm", 349, 279, 55],
        ["20 cm", 499, 399, 40],
        ["30 cm", 899, 719, 16],
      ),
    },
    {
      name: "White Planter",
      brand: "Mitti & Agni",
      description: describe("Matt white with a line of teal.", "For indoors", "Cork feet"),
      ...inclusive(12),
      variants: sizes("KH-WHITE-PLANTER", "kh-white-planter", ["15 cm", 499, 399, 34], ["20 cm", 699, 559, 0]),
    },
    {
      name: "Rubber Plant",
      brand: "Hara Bhara",
      description: describe(
        "An easy friend: light, little water and a wipe on Sundays.",
        "40 cm high",
        "In a nursery pot",
      ),
      ...inclusive(0),
      variants: packs("KH-POTTED-PLANT", "kh-potted-plant", ["1 pc", 599, 449, 22], ["2 pc", 1149, 849, 10]),
    },
    {
      name: "Desert Cactus",
      brand: "Hara Bhara",
      description: describe("Forgives everything but too much love.", "Water twice a month", "Full sun"),
      ...inclusive(0),
      variants: packs("KH-CACTUS", "kh-cactus", ["1 pc", 299, 239, 46], ["3 pc", 849, 649, 18]),
    },
    {
      name: "Herb Seedlings",
      brand: "Hara Bhara",
      description: describe("Tulsi, mint and coriander, started for you.", "Ready to plant", "Grown without chemicals"),
      ...inclusive(0),
      variants: packs("KH-SEEDLING", "kh-seedling", ["3 pc", 199, 159, 60], ["6 pc", 379, 289, 25]),
    },
    {
      name: "Sunflower Seeds Kit",
      brand: "Hara Bhara",
      description: describe(
        "Seeds, coir and a pot. The sun is up to you.",
        "Sprouts in a week",
        "For children from four",
      ),
      ...inclusive(5),
      variants: packs("KH-SUNFLOWER", "kh-sunflower", ["1 pack", 249, 199, 48], ["2 pack", 479, 369, 20]),
    },
    {
      name: "Tulip Bulbs",
      brand: "Hara Bhara",
      description: describe("Kashmir tulips for a cool balcony in spring.", "Plant in October", "Mixed colours"),
      ...inclusive(0),
      variants: packs("KH-TULIP", "kh-tulip", ["5 pc", 599, 479, 14], ["10 pc", 1149, 879, 0]),
    },
    {
      name: "Hyacinth Bulbs",
      brand: "Hara Bhara",
      description: describe("Fragrant bulbs that bloom in a glass of water.", "Blooms in eight weeks", "Mixed blues"),
      ...inclusive(0),
      variants: packs("KH-HYACINTH", "kh-hyacinth", ["3 pc", 499, 399, 12], ["6 pc", 949, 729, 6]),
    },
  ],
};
