import { describe, expect, it } from "vitest";
import { storyFilesOf } from "#scripts/pictures/storyFilesOf.ts";

const PRICE = "stories/commerce/price/Price.stories.tsx";

describe("the files of the stories that are named on the command line", () => {
  it("are those whose ids begin with the words", async () => {
    expect(await storyFilesOf(["ui-price-price"])).toEqual([PRICE]);
    expect(await storyFilesOf(["ui-price-"])).toEqual([
      "stories/commerce/price/DiscountRibbon.stories.tsx",
      PRICE,
      "stories/commerce/price/UnknownAmount.stories.tsx",
    ]);
    expect(await storyFilesOf(["ui-price-price", "features-cart-emptycart"])).toEqual([
      PRICE,
      "stories/features/cart/views/EmptyCart.stories.tsx",
    ]);
  });

  it("are the file of a single story", async () => {
    expect(await storyFilesOf(["ui-price-price--no-saving"])).toEqual([PRICE]);
    expect(await storyFilesOf(["foundations-do-and-don-t--status-in-words"])).toEqual([
      "stories/foundations/DoAndDont.stories.tsx",
    ]);
  });

  it("are all files without a word, or with one that no id begins with", async () => {
    expect(await storyFilesOf([])).toBeUndefined();
    expect(await storyFilesOf(["ui-price-price", "nothing"])).toBeUndefined();
  });
});
