import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const fruits: SeedCategory = {
  name: "Fruits",
  picture: "fb-category-fruits.webp",
  isActive: true,
  products: [
    {
      name: "Shimla Apple · शिमला सेब",
      brand: "Himvan",
      description: describe(
        "Crisp red apples from orchards above Kotgarh, picked by hand and graded for size.",
        "Sweet with a light tartness",
        "Keeps for ten days in the fridge",
        "Residue tested every week",
      ),
      ...inclusive(0),
      variants: packs("FB-APPLE", "fb-apple", ["500 g", 140, 119, 85], ["1 kg", 270, 219, 60], ["2 kg", 520, 429, 24]),
    },
    {
      name: "Green Apple",
      brand: "Himvan",
      description: describe(
        "Tart, firm and very juicy. The apple for salads, pies and a pinch of chaat masala.",
        "Firm bite",
        "Packed in a paper tray",
      ),
      ...inclusive(0),
      variants: packs("FB-GREEN-APPLE", "fb-green-apple", ["500 g", 180, 165, 40], ["1 kg", 350, 299, 0]),
    },
    {
      name: "Robusta Banana · केला",
      brand: "Hariyali Farms",
      description: describe(
        "Naturally ripened bananas, delivered a day before they are at their best.",
        "Ripened without carbide",
        "Good for shakes and breakfast bowls",
      ),
      ...inclusive(0),
      variants: packs("FB-BANANA", "fb-banana", ["6 pc", 48, 39, 140], ["1 dozen", 92, 72, 90]),
    },
    {
      name: "Alphonso Mango · हापुस आम",
      brand: "Konkan Bagh",
      description: describe(
        "Ratnagiri alphonso, tree-ripened in hay, with saffron flesh and no fibre.",
        "Sweet fragrance when ripe",
        "Keep at room temperature for two days",
        "In season from March to June",
      ),
      ...inclusive(0),
      variants: packs(
        "FB-MANGO",
        "fb-mango",
        ["4 pc", 480, 399, 36],
        ["1 dozen", 1400, 1149, 18],
        ["1 kg", 620, 549, 0],
      ),
    },
    {
      name: "Nagpur Orange · संतरा",
      brand: "Hariyali Farms",
      description: describe(
        "Loose-skinned Nagpur oranges that peel in one go and fill a glass with four.",
        "Rich in vitamin C",
        "Thin skin, few seeds",
      ),
      ...inclusive(0),
      variants: packs("FB-ORANGE", "fb-orange", ["500 g", 70, 59, 75], ["1 kg", 135, 109, 66]),
    },
    {
      name: "Black Grapes Seedless",
      brand: "Sahyadri Vines",
      description: describe(
        "Dark, seedless grapes from Nashik, cooled within four hours of cutting.",
        "No seeds",
        "Wash before eating",
      ),
      ...inclusive(0),
      variants: packs("FB-GRAPES", "fb-grapes", ["500 g", 95, 85, 50], ["1 kg", 185, 159, 32]),
    },
    {
      name: "Watermelon Kiran",
      brand: "Hariyali Farms",
      description: describe(
        "A small, deep red watermelon of about two kilos. Enough for a family, fits in the fridge.",
        "About 2 kg each",
        "Tested for sweetness",
      ),
      ...inclusive(0),
      variants: packs("FB-WATERMELON", "fb-watermelon", ["1 pc", 110, 89, 44], ["2 pc", 220, 170, 20]),
    },
    {
      name: "Queen Pineapple",
      brand: "Malabar Greens",
      description: describe(
        "Golden queen pineapple with a crisp bite and little acid.",
        "Crown on, so that it stays fresh",
        "Ready to cut",
      ),
      ...inclusive(0),
      variants: packs("FB-PINEAPPLE", "fb-pineapple", ["1 pc", 95, 79, 30], ["2 pc", 190, 149, 12]),
    },
    {
      name: "Nashpati Pear · नाशपाती",
      brand: "Himvan",
      description: describe(
        "Grainy, cool and sweet hill pears, the taste of the late monsoon.",
        "Eat with the skin",
        "High in fibre",
      ),
      ...inclusive(0),
      variants: packs("FB-PEAR", "fb-pear", ["500 g", 110, 98, 26], ["1 kg", 215, 189, 15]),
    },
    {
      name: "Kiwi Green",
      brand: "Himvan",
      description: describe(
        "Arunachal kiwi, picked firm so that it ripens in your kitchen in two days.",
        "One fruit covers a day's vitamin C",
        "Scoop with a spoon",
      ),
      ...inclusive(0),
      variants: packs("FB-KIWI", "fb-kiwi", ["3 pc", 135, 99, 64], ["6 pc", 260, 185, 25]),
    },
    {
      name: "Mahabaleshwar Strawberry",
      brand: "Sahyadri Vines",
      description: describe(
        "Hand-picked strawberries that travel overnight in a cooled box.",
        "Picked yesterday",
        "Eat within two days",
      ),
      ...inclusive(0),
      variants: packs("FB-STRAWBERRY", "fb-strawberry", ["200 g", 120, 95, 22], ["500 g", 280, 239, 0]),
    },
    {
      name: "Tender Coconut · नारियल",
      brand: "Malabar Greens",
      description: describe(
        "Trimmed tender coconut with about 300 ml of water and a soft layer of malai.",
        "Easy-open top",
        "Best chilled",
      ),
      ...inclusive(0),
      variants: packs("FB-COCONUT", "fb-coconut", ["1 pc", 60, 55, 80], ["4 pc", 240, 199, 30]),
    },
  ],
};
