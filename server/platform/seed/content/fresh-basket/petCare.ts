import type { SeedCategory } from "../../seed.types";

export const petCare: SeedCategory = {
  name: "Pet Care",
  picture: "fb-category-pets.webp",
  isActive: true,
  products: [],
};
