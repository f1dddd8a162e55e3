import type { SeedCategory } from "../../seed.types";
import { describe, exclusive, inclusive, packs } from "../build";

export const dalsPulses: SeedCategory = {
  name: "Dals & Pulses",
  picture: "fb-category-dals.webp",
  isActive: true,
  products: [
    {
      name: "Toor Dal · तूर दाल",
      brand: "Dhaanya Fields",
      description: describe(
        "Unpolished toor dal that cooks soft and tastes of the soil of Latur.",
        "Unpolished",
        "Cooks in three whistles",
      ),
      ...inclusive(0),
      variants: packs("FB-TOOR", "fb-toor", ["500 g", 98, 85, 120], ["1 kg", 190, 162, 100], ["5 kg", 930, 779, 25]),
    },
    {
      name: "Moong Dal · मूंग दाल",
      brand: "Dhaanya Fields",
      description: describe(
        "Split, skinned moong. Light on the stomach, quick on the fire.",
        "No soaking",
        "High in protein",
      ),
      ...inclusive(0),
      variants: packs("FB-MOONG", "fb-moong", ["500 g", 85, 74, 90], ["1 kg", 165, 139, 70]),
    },
    {
      name: "Chana Dal",
      brand: "Dhaanya Fields",
      description: describe(
        "Bold chana dal with a nutty taste, for dal, vada and puran poli.",
        "Even grain",
        "Machine cleaned",
      ),
      ...inclusive(0),
      variants: packs("FB-CHANA-DAL", "fb-chana-dal", ["500 g", 62, 54, 80], ["1 kg", 120, 99, 65]),
    },
    {
      name: "Urad Dal Dhuli",
      brand: "Dhaanya Fields",
      description: describe(
        "Skinned urad for dosa batter that rises and for dal makhani.",
        "Ferments well",
        "Unpolished",
      ),
      ...inclusive(0),
      variants: packs("FB-URAD", "fb-urad", ["500 g", 95, 82, 58], ["1 kg", 185, 155, 44]),
    },
    {
      name: "Masoor Dal",
      brand: "Dhaanya Fields",
      description: describe("Red lentils that melt into the quickest dal of all.", "Ready in 12 minutes", "No soaking"),
      ...inclusive(0),
      variants: packs("FB-MASOOR", "fb-masoor", ["500 g", 65, 56, 75], ["1 kg", 125, 104, 0]),
    },
    {
      name: "Rajma Chitra · राजमा",
      brand: "Himvan",
      description: describe(
        "Speckled rajma from Jammu that turns creamy and keeps its skin.",
        "Soak overnight",
        "New crop",
      ),
      ...inclusive(0),
      variants: packs("FB-RAJMA", "fb-rajma", ["500 g", 98, 86, 60], ["1 kg", 190, 159, 40]),
    },
    {
      name: "Kabuli Chana",
      brand: "Dhaanya Fields",
      description: describe("Large white chickpeas for chole and hummus.", "12 mm grain", "Softens evenly"),
      ...inclusive(0),
      variants: packs("FB-CHICKPEAS", "fb-chickpeas", ["500 g", 88, 76, 64], ["1 kg", 170, 144, 46]),
    },
    {
      name: "Whole Green Moong",
      brand: "Dhaanya Fields",
      description: describe("Whole moong that sprouts in a day.", "Sprouts in 24 hours", "Rich in iron"),
      ...exclusive(0),
      variants: packs("FB-GREEN-MOONG", "fb-green-moong", ["500 g", 78, 66, 52], ["1 kg", 150, 126, 33]),
    },
  ],
};
