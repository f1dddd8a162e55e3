import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const vegetables: SeedCategory = {
  name: "Vegetables",
  picture: "fb-category-vegetables.webp",
  isActive: true,
  products: [
    {
      name: "Hybrid Tomato · टमाटर",
      brand: "Hariyali Farms",
      description: describe(
        "Red, firm tomatoes for gravies, salads and chutneys.",
        "Sorted by hand",
        "Keeps for a week",
      ),
      ...inclusive(0),
      variants: packs("FB-TOMATO", "fb-tomato", ["500 g", 30, 24, 160], ["1 kg", 58, 44, 120], ["5 kg", 280, 199, 30]),
    },
    {
      name: "Potato Jyoti · आलू",
      brand: "Hariyali Farms",
      description: describe(
        "All-purpose potatoes with a thin skin that hold their shape in a curry.",
        "Low sugar, fries well",
        "Store in the dark",
      ),
      ...inclusive(0),
      variants: packs("FB-POTATO", "fb-potato", ["1 kg", 42, 34, 200], ["2 kg", 82, 64, 120], ["5 kg", 200, 149, 60]),
    },
    {
      name: "Nashik Onion · प्याज़",
      brand: "Sahyadri Vines",
      description: describe(
        "Well-cured red onions with tight necks, so that they keep for a month.",
        "Pungent and crisp",
        "Dry skin, no sprouts",
      ),
      ...inclusive(0),
      variants: packs("FB-ONION", "fb-onion", ["1 kg", 48, 39, 220], ["2 kg", 95, 75, 110], ["5 kg", 235, 175, 40]),
    },
    {
      name: "Ooty Carrot",
      brand: "Nilgiri Harvest",
      description: describe("Bright, sweet hill carrots, washed and trimmed.", "Tender core", "Good raw and in halwa"),
      ...inclusive(0),
      variants: packs("FB-CARROT", "fb-carrot", ["250 g", 28, 22, 90], ["500 g", 54, 41, 70], ["1 kg", 105, 78, 40]),
    },
    {
      name: "Green Capsicum",
      brand: "Hariyali Farms",
      description: describe("Thick-walled green peppers that stay crisp in the wok.", "Even size", "Grown under net"),
      ...inclusive(0),
      variants: packs("FB-CAPSICUM", "fb-capsicum", ["250 g", 35, 28, 70], ["500 g", 68, 54, 45]),
    },
    {
      name: "Bharta Brinjal · बैंगन",
      brand: "Hariyali Farms",
      description: describe(
        "Large, glossy brinjals with few seeds, made for roasting on the flame.",
        "Few seeds",
        "Creamy when roasted",
      ),
      ...inclusive(0),
      variants: packs("FB-BRINJAL", "fb-brinjal", ["500 g", 36, 29, 60], ["1 kg", 70, 55, 25]),
    },
    {
      name: "English Cucumber",
      brand: "Hariyali Farms",
      description: describe(
        "Seedless, thin-skinned cucumbers. No bitterness and no peeling.",
        "Eat with the skin",
        "Grown in a polyhouse",
      ),
      ...inclusive(0),
      variants: packs("FB-CUCUMBER", "fb-cucumber", ["500 g", 45, 38, 55], ["1 kg", 88, 72, 0]),
    },
    {
      name: "Palak Spinach · पालक",
      brand: "Nilgiri Harvest",
      description: describe("Young spinach, cut in the morning and washed twice.", "Cut today", "Use within two days"),
      ...inclusive(0),
      variants: packs("FB-SPINACH", "fb-spinach", ["250 g", 25, 19, 65], ["500 g", 48, 36, 40]),
    },
    {
      name: "Broccoli",
      brand: "Nilgiri Harvest",
      description: describe(
        "Tight green heads from the Nilgiris with a sweet stalk.",
        "Blanched in three minutes",
        "Rich in folate",
      ),
      ...inclusive(0),
      variants: packs("FB-BROCCOLI", "fb-broccoli", ["250 g", 70, 55, 34], ["500 g", 135, 105, 20]),
    },
    {
      name: "Sweet Corn",
      brand: "Hariyali Farms",
      description: describe(
        "Milky sweet corn in the husk, picked before sunrise.",
        "Sweet as picked",
        "Boil for five minutes",
      ),
      ...inclusive(0),
      variants: packs("FB-CORN", "fb-corn", ["2 pc", 40, 35, 80], ["4 pc", 78, 65, 45]),
    },
    {
      name: "Garlic Ooty · लहसुन",
      brand: "Nilgiri Harvest",
      description: describe("Large hill garlic with cloves that peel easily.", "Strong flavour", "Sun cured"),
      ...inclusive(0),
      variants: packs(
        "FB-GARLIC",
        "fb-garlic",
        ["100 g", 38, 32, 95],
        ["250 g", 90, 74, 60],
        ["500 g", 175, 139, 20, "hidden"],
      ),
    },
    {
      name: "Ginger",
      brand: "Malabar Greens",
      description: describe(
        "Fresh, plump ginger with little fibre, for tea and tadka.",
        "Washed",
        "Fragrant and juicy",
      ),
      ...inclusive(0),
      variants: packs("FB-GINGER", "fb-ginger", ["100 g", 24, 19, 100], ["250 g", 58, 45, 55]),
    },
    {
      name: "Guntur Green Chilli",
      brand: "Hariyali Farms",
      description: describe("Slim, hot chillies that lift any dal.", "Hot", "Stems on for freshness"),
      ...inclusive(0),
      variants: packs("FB-CHILLI", "fb-chilli", ["100 g", 18, 14, 130], ["250 g", 40, 32, 80]),
    },
    {
      name: "Green Peas",
      brand: "Himvan",
      description: describe(
        "Sweet winter peas in the pod, one of the joys of December.",
        "About 45% peas by weight",
        "Tender pods",
      ),
      ...inclusive(0),
      variants: packs("FB-PEAS", "fb-peas", ["500 g", 75, 62, 48], ["1 kg", 145, 119, 0]),
    },
    {
      name: "Lemon · नींबू",
      brand: "Hariyali Farms",
      description: describe("Thin-skinned kagzi lemons, heavy with juice.", "Two spoons of juice each", "No wax"),
      ...inclusive(0),
      variants: packs("FB-LEMON", "fb-lemon", ["4 pc", 28, 22, 150], ["1 dozen", 80, 60, 70]),
    },
  ],
};
