import { expect, it } from "vitest";
import { cleanText } from "#server/platform/services/common/cleanText.ts";
import { cleanReviewText } from "#server/platform/services/store/catalogue/reviews/cleanReviewText.ts";

const HIDDEN = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u2060\ufeff";

it("takes hidden signs and control characters out of a shopper's texts", () => {
  for (const clean of [cleanText, cleanReviewText]) {
    expect(clean(`  As${HIDDEN}ha\u001b[2J\u009b\u0007Rao \ud800 `)).toBe("Asha [2J Rao");
  }
});

it("keeps the joiners and marks that languages of India are written with", () => {
  const words = "क्\u200dष श्री\u200cमान \u200fاردو\u200e";
  expect(cleanText(words)).toBe(words);
  expect(cleanReviewText(words)).toBe(words);
});

it("makes one line of a name, and keeps the lines of a review", () => {
  expect(cleanText("Asha\r\nRao\tP")).toBe("Asha Rao P");
  expect(cleanReviewText("Good\r\n\n\n\nmangoes\tand more")).toBe("Good\n\nmangoes and more");
});
