import { freshBasketGroups } from "./freshBasket";
import { type PictureJob, webp } from "./job";
import { koraHomeGroups } from "./koraHome";
import { ovenStoryGroups } from "./ovenStory";
import { many, one, stage } from "./product";
import type { ProductGroup } from "./productGroup";

const turn = (list: string[], index: number): string => list[index % list.length] ?? "#cccccc";

function groupJobs(prefix: string, group: ProductGroup): PictureJob[] {
  return Object.entries(group.things).flatMap(([key, thing], index) => {
    const tint = turn(group.tints, index);
    return [
      webp(`${prefix}-${key}-one`, one(thing, tint)),
      webp(`${prefix}-${key}-many`, many(thing, tint)),
      webp(`${prefix}-${key}-stage`, stage(thing, turn(group.tints, index + 1), turn(group.companions, index))),
    ];
  });
}

/** Makes three pictures of each product: one piece, several pieces, and one on a plinth. */
export const productJobs = (): PictureJob[] => [
  ...freshBasketGroups.flatMap((group) => groupJobs("fb", group)),
  ...koraHomeGroups.flatMap((group) => groupJobs("kh", group)),
  ...ovenStoryGroups.flatMap((group) => groupJobs("os", group)),
];
