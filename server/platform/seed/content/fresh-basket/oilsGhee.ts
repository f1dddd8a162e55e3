import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const oilsGhee: SeedCategory = {
  name: "Oils & Ghee",
  picture: "fb-category-oils.webp",
  isActive: true,
  products: [
    {
      name: "Kachi Ghani Mustard Oil · सरसों तेल",
      brand: "Bharat Ghani",
      description: describe(
        "Cold-pressed mustard oil with the sharpness that pickles ask for.",
        "First press",
        "Strong aroma",
      ),
      ...inclusive(5),
      variants: packs(
        "FB-MUSTARD-OIL",
        "fb-mustard-oil",
        ["500 ml", 105, 92, 90],
        ["1 L", 199, 169, 110],
        ["5 L", 960, 819, 30],
      ),
    },
    {
      name: "Sunflower Oil",
      brand: "Suraj Bhog",
      description: describe(
        "Light refined oil with vitamins A and D, for everyday cooking.",
        "High smoke point",
        "Low in saturated fat",
      ),
      ...inclusive(5),
      variants: packs("FB-SUNFLOWER-OIL", "fb-sunflower-oil", ["1 L", 165, 139, 140], ["5 L", 810, 675, 40]),
    },
    {
      name: "Groundnut Oil",
      brand: "Bharat Ghani",
      description: describe(
        "Filtered groundnut oil from Saurashtra, nutty and golden.",
        "Wooden press",
        "Filtered, never bleached",
      ),
      ...inclusive(5),
      variants: packs("FB-GROUNDNUT-OIL", "fb-groundnut-oil", ["1 L", 245, 209, 60], ["5 L", 1190, 999, 18]),
    },
    {
      name: "Virgin Coconut Oil",
      brand: "Malabar Greens",
      description: describe(
        "Pressed cold from fresh coconut milk, clear as water.",
        "For cooking and for hair",
        "Sets below 24 °C",
      ),
      ...inclusive(5),
      variants: packs(
        "FB-COCONUT-OIL",
        "fb-coconut-oil",
        ["250 ml", 190, 165, 48],
        ["500 ml", 365, 310, 36],
        ["1 L", 699, 589, 0],
      ),
    },
    {
      name: "Extra Virgin Olive Oil",
      brand: "Oliva Verde",
      description: describe("Green, peppery oil for salads and for finishing.", "First cold press", "Dark glass"),
      ...inclusive(12),
      variants: packs(
        "FB-OLIVE-OIL",
        "fb-olive-oil",
        ["250 ml", 349, 299, 30],
        ["500 ml", 649, 549, 22],
        ["1 L", 1199, 1199, 9],
      ),
    },
    {
      name: "Gingelly Sesame Oil",
      brand: "Bharat Ghani",
      description: describe(
        "Chekku-pressed gingelly oil with palm jaggery, the soul of southern kitchens.",
        "Wooden press",
        "For cooking and lamps",
      ),
      ...inclusive(5),
      variants: packs("FB-SESAME-OIL", "fb-sesame-oil", ["500 ml", 215, 185, 42], ["1 L", 415, 355, 26]),
    },
    {
      name: "Pure Cow Ghee · देसी घी",
      brand: "Gopala Dairy",
      description: describe("Golden, grainy ghee simmered slowly from cultured butter.", "Bilona method", "Glass jar"),
      isSubscribable: true,
      ...inclusive(12),
      variants: packs(
        "FB-COW-GHEE",
        "fb-cow-ghee",
        ["200 ml", 165, 149, 70],
        ["500 ml", 375, 335, 65],
        ["1 L", 720, 639, 44],
      ),
    },
    {
      name: "Buffalo Ghee",
      brand: "Braj Dairy",
      description: describe(
        "White, fragrant ghee in a tin, for sweets and for large families.",
        "Grainy",
        "Sealed tin",
      ),
      ...inclusive(12),
      variants: packs(
        "FB-BUFFALO-GHEE",
        "fb-buffalo-ghee",
        ["1 L", 690, 619, 38],
        ["5 L", 3350, 2949, 8],
        ["15 kg", 10200, 8999, 3, "hidden"],
      ),
    },
  ],
};
