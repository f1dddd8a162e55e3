import type { SeedCategory } from "../../seed.types";
import { describe, inclusive, packs, sizes } from "../build";

export const bath: SeedCategory = {
  name: "Bath",
  picture: "kh-category-bath.webp",
  isActive: true,
  products: [
    {
      name: "Bath Towel",
      brand: "Neend",
      description: describe("Long-loop cotton of 550 g that dries you and then itself.", "75 × 150 cm", "Colour fast"),
      ...inclusive(5),
      variants: packs(
        "KH-BATH-TOWEL",
        "kh-bath-towel",
        ["1 pc", 799, 599, 70],
        ["2 pc", 1549, 1099, 40],
        ["4 pc", 2999, 2049, 15],
      ),
    },
    {
      name: "Hand Towels",
      brand: "Neend",
      description: describe("Small towels in coral and sand.", "40 × 60 cm", "With a loop"),
      ...inclusive(5),
      variants: packs("KH-HAND-TOWEL", "kh-hand-towel", ["2 pc", 499, 399, 66], ["6 pc", 1399, 1049, 28]),
    },
    {
      name: "Woven Bath Mat",
      brand: "Taana Baana",
      description: describe("Thick cotton that drinks up the drips.", "Does not slip", "Machine washable"),
      ...inclusive(5),
      variants: sizes("KH-BATH-MAT", "kh-bath-mat", ["50 cm", 599, 479, 35], ["80 cm", 899, 699, 22]),
    },
    {
      name: "Handmade Soap Bar",
      brand: "Vanaja Botanics",
      description: describe("Cold-processed soap with rose clay.", "100 g", "Without palm oil"),
      ...inclusive(18),
      variants: packs("KH-SOAP-DISH", "kh-soap-dish", ["1 pc", 249, 199, 85], ["3 pc", 699, 549, 40]),
    },
    {
      name: "Ceramic Soap Dispenser",
      brand: "Mitti & Agni",
      description: describe("A dispenser in blush glaze that feels like a pebble.", "Steel pump", "Refill as you like"),
      ...inclusive(12),
      variants: sizes("KH-LOTION-PUMP", "kh-lotion-pump", ["300 ml", 699, 549, 30], ["450 ml", 849, 679, 0]),
    },
    {
      name: "Bath Bucket",
      brand: "Nirjhar",
      description: describe("Thick walls and a handle that does not pinch.", "Recycled plastic", "Marks inside"),
      ...inclusive(18),
      variants: sizes("KH-BUCKET", "kh-bucket", ["15 L", 449, 379, 40], ["20 L", 549, 449, 28]),
    },
    {
      name: "Rain Shower Head",
      brand: "Jheel",
      description: describe("A soft, wide rain that uses a third less water.", "Fits standard pipes", "Rubs clean"),
      ...inclusive(18),
      variants: sizes("KH-SHOWER", "kh-shower", ["15 cm", 1499, 1199, 18], ["20 cm", 1999, 1599, 10]),
    },
    {
      name: "Oval Mirror",
      brand: "Kashth",
      description: describe("An oval mirror in a gilded mango-wood frame.", "Hangs upright", "Ready to hang"),
      ...inclusive(18),
      variants: sizes("KH-MIRROR", "kh-mirror", ["45 cm", 1999, 1649, 14], ["60 cm", 2799, 2299, 7]),
    },
  ],
};
