import type { SeedCategory } from "../../seed.types";
import { describe, exclusive, inclusive, packs } from "../build";

export const riceGrains: SeedCategory = {
  name: "Rice & Grains",
  picture: "fb-category-rice.webp",
  isActive: true,
  products: [
    {
      name: "Basmati Rice · बासमती चावल",
      brand: "Yamuna Gold",
      description: describe(
        "Extra-long basmati aged for two years, so that every grain stands apart.",
        "8.4 mm grain after cooking",
        "Aged 24 months",
        "Soak for 20 minutes",
      ),
      ...inclusive(5),
      variants: packs(
        "FB-BASMATI",
        "fb-basmati",
        ["1 kg", 185, 155, 120],
        ["5 kg", 899, 729, 70],
        ["10 kg", 1750, 1399, 25],
      ),
    },
    {
      name: "Sona Masoori Rice",
      brand: "Godavari Fields",
      description: describe(
        "Light, low-starch rice for every day, new crop and double polished.",
        "Cooks in 12 minutes",
        "Easy to digest",
      ),
      ...inclusive(5),
      variants: packs(
        "FB-SONA-MASOORI",
        "fb-sona-masoori",
        ["1 kg", 78, 68, 150],
        ["5 kg", 375, 319, 80],
        ["25 kg", 1750, 1499, 12],
      ),
    },
    {
      name: "Brown Rice",
      brand: "Godavari Fields",
      description: describe("Unpolished rice with its bran, nutty and filling.", "High in fibre", "Takes 25 minutes"),
      ...inclusive(5),
      variants: packs("FB-BROWN-RICE", "fb-brown-rice", ["1 kg", 120, 99, 44], ["5 kg", 570, 459, 0]),
    },
    {
      name: "Chakki Atta · आटा",
      brand: "Yamuna Gold",
      description: describe(
        "MP sharbati wheat, stone ground in small batches, for rotis that stay soft.",
        "No maida",
        "Ground this week",
      ),
      ...inclusive(5),
      variants: packs("FB-ATTA", "fb-atta", ["1 kg", 62, 55, 160], ["5 kg", 290, 249, 110], ["10 kg", 560, 475, 50]),
    },
    {
      name: "Multigrain Atta",
      brand: "Yamuna Gold",
      description: describe(
        "Wheat with ragi, jowar, oats, soya and chana, in balance for soft rotis.",
        "Six grains",
        "More protein",
      ),
      ...inclusive(5),
      variants: packs("FB-MULTIGRAIN", "fb-multigrain", ["1 kg", 95, 84, 60], ["5 kg", 450, 389, 28]),
    },
    {
      name: "Thick Poha · पोहा",
      brand: "Indore Chowk",
      description: describe(
        "Clean, even flakes that stay separate after soaking.",
        "Dust free",
        "Ready in ten minutes",
      ),
      ...inclusive(5),
      variants: packs("FB-POHA", "fb-poha", ["500 g", 48, 41, 90], ["1 kg", 92, 76, 60]),
    },
    {
      name: "Roasted Suji Rava",
      brand: "Indore Chowk",
      description: describe("Semolina, already roasted for upma without lumps.", "Pre-roasted", "Fine grain"),
      ...inclusive(5),
      variants: packs("FB-SUJI", "fb-suji", ["500 g", 42, 36, 75], ["1 kg", 80, 66, 50]),
    },
    {
      name: "Rolled Oats",
      brand: "Morning Field",
      description: describe(
        "Whole oats, steamed and rolled. A bowl in three minutes.",
        "No sugar",
        "Good source of fibre",
      ),
      ...inclusive(12),
      variants: packs("FB-OATS", "fb-oats", ["500 g", 110, 95, 66], ["1 kg", 205, 169, 40]),
    },
    {
      name: "Ragi Flour",
      brand: "Godavari Fields",
      description: describe(
        "Sprouted finger millet, ground fine for mudde, dosa and malt.",
        "Sprouted",
        "Rich in calcium",
      ),
      ...exclusive(5),
      variants: packs("FB-RAGI", "fb-ragi", ["500 g", 55, 46, 42], ["1 kg", 105, 86, 0]),
    },
  ],
};
