import type { SeedCategory } from "../../seed.types";
import { describe, exclusive, inclusive, packs } from "../build";

export const spices: SeedCategory = {
  name: "Spices",
  picture: "fb-category-spices.webp",
  isActive: true,
  products: [
    {
      name: "Turmeric Powder · हल्दी",
      brand: "Rasoi Rang",
      description: describe(
        "Erode turmeric with a deep colour and over 4% curcumin.",
        "Single origin",
        "Steam treated",
      ),
      ...inclusive(5),
      variants: packs(
        "FB-TURMERIC",
        "fb-turmeric",
        ["100 g", 42, 36, 150],
        ["200 g", 80, 66, 100],
        ["500 g", 185, 149, 50],
      ),
    },
    {
      name: "Kashmiri Chilli Powder · लाल मिर्च",
      brand: "Rasoi Rang",
      description: describe("Bright red colour with gentle heat.", "Colour without fire", "No added dye"),
      ...inclusive(5),
      variants: packs("FB-CHILLI-POWDER", "fb-chilli-powder", ["100 g", 78, 68, 110], ["200 g", 150, 128, 80]),
    },
    {
      name: "Coriander Powder · धनिया",
      brand: "Rasoi Rang",
      description: describe(
        "Green Ramganj Mandi coriander, ground cold to keep its oils.",
        "Ground cold",
        "Fresh aroma",
      ),
      ...inclusive(5),
      variants: packs(
        "FB-CORIANDER",
        "fb-coriander",
        ["100 g", 38, 32, 120],
        ["200 g", 72, 59, 90],
        ["500 g", 165, 135, 35],
      ),
    },
    {
      name: "Whole Cumin",
      brand: "Rasoi Rang",
      description: describe("Bold Unjha cumin, sorted and free of stalks.", "99% clean", "Airtight jar"),
      ...inclusive(5),
      variants: packs("FB-CUMIN", "fb-cumin", ["100 g", 75, 64, 84], ["250 g", 180, 149, 45]),
    },
    {
      name: "Garam Masala",
      brand: "Rasoi Rang",
      description: describe(
        "Fourteen whole spices, roasted and ground by the week.",
        "No fillers",
        "A pinch is enough",
      ),
      ...inclusive(5),
      variants: packs("FB-GARAM-MASALA", "fb-garam-masala", ["50 g", 52, 45, 95], ["100 g", 98, 84, 70]),
    },
    {
      name: "Malabar Black Pepper",
      brand: "Malabar Greens",
      description: describe("Tellicherry bold pepper, sun-dried on the vine.", "Whole berries", "Strong and warm"),
      ...inclusive(5),
      variants: packs("FB-PEPPER", "fb-pepper", ["50 g", 85, 72, 60], ["100 g", 165, 138, 48], ["250 g", 395, 329, 0]),
    },
    {
      name: "Iodised Salt",
      brand: "Sagar Kan",
      description: describe("Free-flowing, vacuum evaporated salt.", "Iodised", "Stays dry"),
      ...inclusive(0),
      variants: packs("FB-SALT", "fb-salt", ["1 kg", 28, 26, 300], ["2 kg", 55, 49, 90]),
    },
    {
      name: "Green Cardamom",
      brand: "Malabar Greens",
      description: describe("Plump 8 mm pods from Idukki, green and full of seed.", "8 mm pods", "Hand sorted"),
      ...inclusive(5),
      variants: packs(
        "FB-CARDAMOM",
        "fb-cardamom",
        ["25 g", 115, 98, 55, "hidden"],
        ["50 g", 225, 189, 40],
        ["100 g", 440, 365, 15],
      ),
    },
    {
      name: "Bandhani Hing",
      brand: "Rasoi Rang",
      description: describe(
        "Strong asafoetida in an airtight tin, so that only your dal smells of it.",
        "A pinch for a pot",
        "Gluten free",
      ),
      ...exclusive(5),
      variants: packs("FB-HING", "fb-hing", ["25 g", 98, 98, 50], ["50 g", 190, 179, 30]),
    },
    {
      name: "Kashmiri Saffron · केसर",
      brand: "Himvan",
      description: describe(
        "Mongra saffron from Pampore: deep red threads, no yellow.",
        "Grade A++",
        "Tested for colour",
      ),
      ...inclusive(5),
      variants: packs("FB-SAFFRON", "fb-saffron", ["1 g", 399, 349, 18], ["2 g", 780, 669, 10], ["5 g", 1900, 1599, 0]),
    },
  ],
};
