import { freshBasketShelves } from "./freshBasket";
import { type PictureJob, webp } from "./job";
import { koraHomeShelves } from "./koraHome";
import { many, one, stage } from "./product";
import type { Shelf } from "./shelves";

const turn = (list: string[], index: number): string => list[index % list.length] ?? "#cccccc";

function shelfJobs(prefix: string, shelf: Shelf): PictureJob[] {
  return Object.entries(shelf.things).flatMap(([key, thing], index) => {
    const tint = turn(shelf.tints, index);
    return [
      webp(`${prefix}-${key}-one`, one(thing, tint)),
      webp(`${prefix}-${key}-many`, many(thing, tint)),
      webp(`${prefix}-${key}-stage`, stage(thing, turn(shelf.tints, index + 1), turn(shelf.companions, index))),
    ];
  });
}

/** Three pictures a product: one of it, several of it, and on a plinth. */
export const productJobs = (): PictureJob[] => [
  ...freshBasketShelves.flatMap((shelf) => shelfJobs("fb", shelf)),
  ...koraHomeShelves.flatMap((shelf) => shelfJobs("kh", shelf)),
];
