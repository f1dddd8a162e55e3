import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const snacks: SeedCategory = {
  name: "Snacks",
  picture: "fb-category-snacks.webp",
  isActive: true,
  products: [
    {
      name: "Salted Potato Chips",
      brand: "Karari",
      description: describe("Thin, crisp chips with sea salt. Nothing else.", "Rice bran oil", "No added flavour"),
      ...inclusive(12),
      variants: packs("FB-CHIPS", "fb-chips", ["50 g", 20, 20, 260], ["150 g", 60, 52, 120], ["300 g", 115, 95, 0]),
    },
    {
      name: "Ratlami Sev Namkeen",
      brand: "Karari",
      description: describe(
        "Besan sev with clove and pepper, as Ratlam makes it.",
        "Spicy",
        "Freshly fried every week",
      ),
      ...inclusive(12),
      variants: packs(
        "FB-NAMKEEN",
        "fb-namkeen",
        ["200 g", 60, 52, 110],
        ["400 g", 115, 98, 70],
        ["1 kg", 270, 229, 25],
      ),
    },
    {
      name: "Roasted Peanuts",
      brand: "Karari",
      description: describe("Salted peanuts, roasted in sand.", "Crunchy", "No oil"),
      ...inclusive(5),
      variants: packs("FB-PEANUTS", "fb-peanuts", ["200 g", 55, 47, 95], ["500 g", 130, 109, 60]),
    },
    {
      name: "Butter Popcorn",
      brand: "Karari",
      description: describe("Popped corn with real butter and a little turmeric.", "Ready to eat", "Whole grain"),
      ...inclusive(12),
      variants: packs("FB-POPCORN", "fb-popcorn", ["60 g", 40, 35, 85], ["150 g", 95, 80, 44]),
    },
    {
      name: "Choco Chip Cookies",
      brand: "Sweet Chowk",
      description: describe("Short cookies with dark chocolate in every bite.", "24% chocolate", "Eggless"),
      ...inclusive(18),
      variants: packs("FB-COOKIES", "fb-cookies", ["150 g", 80, 68, 90], ["300 g", 150, 125, 52]),
    },
    {
      name: "Glucose Biscuits",
      brand: "Morning Field",
      description: describe("The biscuit that every cup of tea knows.", "With milk solids", "Crisp"),
      ...inclusive(5),
      variants: packs("FB-BISCUITS", "fb-biscuits", ["100 g", 10, 10, 400], ["800 g", 78, 72, 90]),
    },
    {
      name: "Dark Chocolate 70%",
      brand: "Sweet Chowk",
      description: describe("Idukki cacao, roasted and ground for three days.", "Single estate", "70% cacao"),
      ...inclusive(18),
      variants: packs("FB-CHOCOLATE", "fb-chocolate", ["50 g", 110, 99, 75], ["100 g", 210, 185, 40]),
    },
    {
      name: "Imli Candy",
      brand: "Chatpata",
      description: describe("Sour, sweet and salty tamarind drops.", "Real tamarind", "No artificial colour"),
      ...inclusive(12),
      variants: packs("FB-CANDY", "fb-candy", ["100 g", 40, 34, 130], ["500 g", 185, 155, 30]),
    },
    {
      name: "Frozen Punjabi Samosa",
      brand: "Bombay Bhatti",
      description: describe(
        "Hand-folded samosas with potato and peas. Twelve minutes in the oven or the fryer.",
        "Frozen",
        "From freezer to plate in 12 minutes",
      ),
      ...inclusive(12),
      variants: packs("FB-SAMOSA", "fb-samosa", ["6 pc", 120, 99, 40], ["1 dozen", 230, 185, 26]),
    },
    {
      name: "Roasted Makhana",
      brand: "Chatpata",
      description: describe(
        "Fox nuts from Mithila, roasted in ghee with rock salt.",
        "Light and crisp",
        "Good for fasting days",
      ),
      ...inclusive(5),
      variants: packs("FB-MAKHANA", "fb-makhana", ["70 g", 120, 99, 66], ["200 g", 320, 265, 28]),
    },
    {
      name: "Masala Noodles with Whole Wheat, Sun-Dried Vegetables and Our Slow-Roasted Sixteen-Spice Tastemaker, Family Value Pack for Hungry Evenings",
      brand: "Chatpata",
      description: describe("Two minutes, one pot, a sachet of spice.", "With whole wheat", "No added MSG"),
      ...inclusive(18),
      variants: packs(
        "FB-NOODLES",
        "fb-noodles",
        ["70 g", 14, 14, 350],
        ["280 g", 56, 52, 160],
        ["560 g", 110, 99, 80],
      ),
    },
    {
      name: "Forest Honey · शहद",
      brand: "Himvan",
      description: describe(
        "Raw multi-flower honey, gathered from the forests of the lower Himalaya.",
        "Not heated",
        "May crystallise in winter",
      ),
      ...inclusive(5),
      variants: packs("FB-HONEY", "fb-honey", ["250 g", 160, 139, 58], ["500 g", 299, 255, 42], ["1 kg", 570, 479, 18]),
    },
  ],
};
