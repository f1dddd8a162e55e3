import type { SeedStore } from "../seed.types";
import { freshBasket } from "./fresh-basket/store";
import { koraHome } from "./kora-home/store";

/** The demo stores, in the order in which they are seeded. */
export const seedStores: SeedStore[] = [freshBasket, koraHome];
