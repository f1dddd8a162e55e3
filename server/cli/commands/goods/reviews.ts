import type { ServiceCommand } from "../../Command.types";
import { listCommand } from "../../listCommand";
import { ownerOf, withStore } from "../../ownerOf";

const list = listCommand({
  name: "reviews list",
  summary: "the reviews of customers, newest first",
  usual: 50,
  read: ({ ownerReviews }, owner, _, wanted) => ownerReviews.list(owner, wanted),
  heads: ["REVIEW"],
  cells: ({ id, rating, product, authorName, hiddenAt, text }) => [
    [`${id}  ${rating} of 5  ${product}, by ${authorName}${hiddenAt ? " (hidden)" : ""}`],
    [`  ${text.replace(/\s+/g, " ")}`],
  ],
  none: "Nobody has written a review yet.",
});

const turn = (
  verb: string,
  isHidden: boolean,
  summary: string,
): ServiceCommand<{ review: string; store?: string }> => ({
  name: `reviews ${verb}`,
  summary,
  describe: (command) => void withStore(command.argument("<review>", "its id, from reviews list")),
  async run(services, { review, ...options }, io) {
    await services.ownerReviews.setHidden(await ownerOf(services, options, io), review, isHidden);
    io.say(`The review is ${isHidden ? "hidden" : "shown"}.`);
    return 0;
  },
});

export const reviews = [
  list,
  turn("hide", true, "takes a review off the page, and its rating out of the product's"),
  turn("show", false, "shows a hidden review again"),
];
