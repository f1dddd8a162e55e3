import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs, sizes } from "../build";

export const decor: SeedCategory = {
  name: "Decor",
  picture: "kh-category-decor.webp",
  isActive: true,
  products: [
    {
      name: "Terracotta Vase",
      brand: "Kumhar",
      description: describe("A slow curve thrown in Bankura, with lines of slip.", "Holds water", "Hand painted"),
      ...inclusive(12),
      variants: sizes("KH-VASE", "kh-vase", ["20 cm", 799, 649, 24], ["30 cm", 1199, 949, 15]),
    },
    {
      name: "Blue Pottery Vase",
      brand: "Kumhar",
      description: describe(
        "Jaipur blue, made from quartz and glass instead of clay.",
        "Each piece painted by hand",
        "For dry and fresh stems",
      ),
      ...inclusive(12),
      variants: sizes("KH-BLUE-VASE", "kh-blue-vase", ["20 cm", 999, 849, 20], ["30 cm", 1499, 1249, 0]),
    },
    {
      name: "Hills Art Print",
      brand: "Chitra",
      description: describe("A green valley, framed in teak.", "Cotton paper", "Ready to hang"),
      ...inclusive(12),
      variants: sizes("KH-FRAME", "kh-frame", ["30 cm", 999, 799, 27], ["45 cm", 1599, 1299, 13]),
    },
    {
      name: "Dusk Art Print",
      brand: "Chitra",
      description: describe("The last light over the dunes, in a black frame.", "Cotton paper", "Ready to hang"),
      ...inclusive(12),
      variants: sizes("KH-DUSK-FRAME", "kh-dusk-frame", ["30 cm", 999, 799, 25], ["45 cm", 1599, 1299, 11]),
    },
    {
      name: "Mantel Clock",
      brand: "Ghanta Ghar",
      description: describe("A mantel clock with a quiet sweep and a wooden case.", "Silent", "One AA cell"),
      ...inclusive(18),
      variants: packs("KH-CLOCK", "kh-clock", ["1 pc", 2499, 1999, 9]),
    },
    {
      name: "Clay Urn",
      brand: "Kumhar",
      description: describe(
        "An urn with a lid, for grain, for umbrellas or for its own sake.",
        "Wheel thrown",
        "Sealed inside",
      ),
      ...inclusive(12),
      variants: sizes("KH-URN", "kh-urn", ["25 cm", 899, 729, 17], ["40 cm", 1499, 1199, 8]),
    },
    {
      name: "Dhurrie Rug",
      brand: "Taana Baana",
      description: describe("A flat-woven cotton dhurrie from Panipat that lies quietly.", "Both sides", "Hand wash"),
      ...inclusive(5),
      variants: sizes(
        "KH-RUG",
        "kh-rug",
        ["90 cm", 1999, 1499, 18],
        ["150 cm", 3999, 2999, 9],
        ["240 cm", 8999, 6799, 3],
      ),
    },
    {
      name: "Wind Chime",
      brand: "Chitra",
      description: describe(
        "Painted glass with a note that rings in the lightest breeze.",
        "Glass",
        "For balcony and window",
      ),
      ...inclusive(12),
      variants: packs("KH-CHIME", "kh-chime", ["1 pc", 599, 479, 33], ["2 pc", 1149, 879, 12]),
    },
    {
      name: "Blue Eye Charm",
      brand: "Chitra",
      description: describe("Blown glass against envious looks.", "Hand blown", "With a cord"),
      ...inclusive(12),
      variants: packs("KH-NAZAR", "kh-nazar", ["1 pc", 199, 149, 90], ["3 pc", 549, 399, 40]),
    },
  ],
};
