import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const breadBakery: SeedCategory = {
  name: "Bread & Bakery",
  picture: "fb-category-bakery.webp",
  isActive: true,
  products: [
    {
      name: "Milk Bread · ब्रेड",
      brand: "Pav & Crumb",
      description: describe(
        "A soft white loaf with milk in the dough, baked before dawn.",
        "Baked today",
        "No added colour",
      ),
      isSubscribable: true,
      ...inclusive(0),
      variants: packs("FB-BREAD", "fb-bread", ["200 g", 25, 25, 90], ["400 g", 48, 44, 120]),
    },
    {
      name: "Whole Wheat Bread",
      brand: "Pav & Crumb",
      description: describe(
        "A full loaf of stone-ground atta, with bran that you can see.",
        "100% whole wheat",
        "No maida",
      ),
      isSubscribable: true,
      ...inclusive(0),
      variants: packs("FB-WHEAT-BREAD", "fb-wheat-bread", ["400 g", 55, 49, 100], ["800 g", 105, 92, 30]),
    },
    {
      name: "Garlic Baguette",
      brand: "Pav & Crumb",
      description: describe(
        "A crackling crust with roasted garlic and coriander butter inside.",
        "Warm for eight minutes",
        "Baked in the afternoon",
      ),
      ...inclusive(5),
      variants: packs("FB-BAGUETTE", "fb-baguette", ["1 pc", 85, 75, 28], ["2 pc", 170, 139, 14]),
    },
    {
      name: "Butter Croissant",
      brand: "Pav & Crumb",
      description: describe(
        "Twenty-seven layers of butter and dough, proved overnight.",
        "Real butter",
        "Warm before eating",
      ),
      ...inclusive(5),
      variants: packs("FB-CROISSANT", "fb-croissant", ["2 pc", 140, 119, 24], ["4 pc", 270, 220, 0]),
    },
    {
      name: "Ladi Pav · लादी पाव",
      brand: "Bombay Bhatti",
      description: describe(
        "Pillowy pav from a wood-fired oven, the other half of every bhaji.",
        "Baked twice a day",
        "Pull-apart",
      ),
      isSubscribable: true,
      ...inclusive(0),
      variants: packs("FB-PAV", "fb-pav", ["6 pc", 32, 30, 130], ["1 dozen", 62, 56, 70]),
    },
    {
      name: "Amritsari Kulcha",
      brand: "Bombay Bhatti",
      description: describe(
        "Stuffed, layered kulchas. Two minutes on the tawa and they are back in Amritsar.",
        "Potato and anardana",
        "Ready to heat",
      ),
      ...inclusive(5),
      variants: packs("FB-KULCHA", "fb-kulcha", ["2 pc", 60, 52, 40], ["4 pc", 115, 98, 22]),
    },
    {
      name: "Chocolate Doughnut",
      brand: "Sweet Chowk",
      description: describe("A yeast doughnut with dark chocolate and sprinkles.", "Eggless", "Filled on order"),
      ...inclusive(18),
      variants: packs("FB-DONUT", "fb-donut", ["1 pc", 65, 55, 36], ["4 pc", 250, 199, 18]),
    },
    {
      name: "Rose Cupcake",
      brand: "Sweet Chowk",
      description: describe(
        "Vanilla sponge with rose cream. Small enough for tea, festive enough for birthdays.",
        "Eggless",
        "Cold chain delivery",
      ),
      ...inclusive(18),
      variants: packs("FB-CUPCAKE", "fb-cupcake", ["2 pc", 130, 110, 20], ["6 pc", 380, 299, 10]),
    },
    {
      name: "Cardamom Rusk",
      brand: "Bombay Bhatti",
      description: describe(
        "Twice-baked toast with cardamom, made for dipping.",
        "Stays crisp for 30 days",
        "No palm oil",
      ),
      ...inclusive(5),
      variants: packs("FB-RUSK", "fb-rusk", ["200 g", 45, 40, 85], ["500 g", 105, 92, 42]),
    },
  ],
};
