import type { SeedCategory } from "../../seed.types";
import { describe, exclusive, inclusive, packs, sizes } from "../build";

export const furnishing: SeedCategory = {
  name: "Furnishing",
  picture: "kh-category-furnishing.webp",
  isActive: true,
  products: [
    {
      name: "Sheesham Chair",
      brand: "Kashth",
      description: describe(
        "A dining chair with a curved back, joined without a single nail.",
        "Solid sheesham",
        "Assembled",
      ),
      ...inclusive(18),
      variants: packs(
        "KH-CHAIR",
        "kh-chair",
        ["1 pc", 4999, 3999, 12],
        ["2 pc", 9799, 7499, 6],
        ["4 pc", 18999, 13999, 2],
      ),
    },
    {
      name: "Two-Seat Sofa",
      brand: "Kashth",
      description: describe(
        "A deep sofa in blue weave, with a lamp's worth of room beside it.",
        "Removable covers",
        "Ten-year frame warranty",
      ),
      ...exclusive(18),
      variants: packs("KH-SOFA", "kh-sofa", ["1 pc", 32999, 26999, 4]),
    },
    {
      name: "Coir Door Mat",
      brand: "Baans",
      description: describe("Coir that takes the monsoon off your shoes.", "Rubber back", "Shake clean"),
      ...inclusive(5),
      variants: sizes("KH-DOOR-MAT", "kh-door-mat", ["60 cm", 499, 399, 50], ["75 cm", 649, 499, 35]),
    },
    {
      name: "Garden Umbrella",
      brand: "Jheel",
      description: describe("Shade for two chairs and a small table.", "Tilts", "UV coated"),
      ...inclusive(12),
      variants: packs("KH-UMBRELLA", "kh-umbrella", ["1 pc", 2999, 2399, 7], ["2 pc", 5799, 4499, 0]),
    },
    {
      name: "Natural Broom",
      brand: "Baans",
      description: describe("A broom fine enough to leave by the door.", "Long handle", "Hanging loop"),
      ...inclusive(0),
      variants: packs("KH-BROOM", "kh-broom", ["1 pc", 249, 199, 65], ["2 pc", 479, 369, 30]),
    },
  ],
};
