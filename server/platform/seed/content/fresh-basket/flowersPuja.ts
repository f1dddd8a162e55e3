import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs } from "../build";

export const flowersPuja: SeedCategory = {
  name: "Flowers & Puja",
  picture: "fb-category-flowers.webp",
  isActive: true,
  products: [
    {
      name: "Red Roses",
      brand: "Phool Mandi",
      description: describe("Long-stemmed roses, cut this morning.", "Stands for five days", "Wrapped in paper"),
      isSubscribable: true,
      ...inclusive(0),
      variants: packs("FB-ROSE", "fb-rose", ["6 pc", 120, 99, 30], ["12 pc", 230, 185, 18]),
    },
    {
      name: "Fresh Puja Flowers",
      brand: "Phool Mandi",
      description: describe("A mix of loose flowers for the morning puja.", "Picked before dawn", "Wrapped in a leaf"),
      isSubscribable: true,
      ...inclusive(0),
      variants: packs(
        "FB-PUJAFLOWERS",
        "fb-marigold",
        ["100 g", 30, 25, 90],
        ["250 g", 70, 58, 60],
        ["500 g", 130, 105, 25],
      ),
    },
    {
      name: "Pink Lotus",
      brand: "Phool Mandi",
      description: describe("Lotus buds that open in a bowl of water.", "Fresh from the pond", "Keep in water"),
      ...inclusive(0),
      variants: packs("FB-LOTUS", "fb-lotus", ["2 pc", 80, 70, 22], ["5 pc", 190, 159, 0]),
    },
    {
      name: "Seasonal Bouquet",
      brand: "Phool Mandi",
      description: describe(
        "Whatever is most beautiful today, tied by hand. The flowers change with the season, so no weight is promised.",
        "Tied on order",
        "A card for your words",
      ),
      ...inclusive(5),
      variants: packs("FB-BOUQUET", "fb-bouquet", ["0 pc", 599, 499, 12]),
    },
    {
      name: "Clay Diya",
      brand: "Kumhar",
      description: describe("Hand-thrown clay lamps with cotton wicks.", "From local potters", "Wicks included"),
      ...inclusive(0),
      variants: packs("FB-DIYA", "fb-diya", ["4 pc", 60, 49, 110], ["12 pc", 160, 129, 75], ["50 pc", 600, 469, 20]),
    },
  ],
};
