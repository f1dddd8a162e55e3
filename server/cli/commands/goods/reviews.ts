import type { ServiceCommand } from "../../Command.types";
import { countOf } from "../../numbers";
import { ownerOf, withStore } from "../../ownerOf";

const list: ServiceCommand<{ limit: number; store?: string }> = {
  name: "reviews list",
  summary: "what customers have written, newest first",
  describe: (command) => void withStore(command).option("--limit <number>", "at most so many", countOf, 50),
  async run(services, { limit, ...options }, io) {
    for (const review of await services.ownerReviews.list(await ownerOf(services, options, io), limit)) {
      io.say(
        `${review.id}  ${review.rating} of 5  ${review.product}, by ${review.authorName}${review.hiddenAt ? " (hidden)" : ""}`,
      );
      io.say(`  ${review.text.replace(/\s+/g, " ")}`);
    }
    return 0;
  },
};

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
