import { expect, test } from "vitest";
import { inLanguage } from "#server/platform/language/languageNow.ts";
import { spoken } from "#server/platform/language/spoken.ts";

const english = { left: (count: number) => `Only ${count} left`, noStore: "This store was not found." };
const hindi = { left: (count: number) => `केवल ${count} बचे`, noStore: "यह दुकान नहीं मिली।" };
const words = await spoken(english, async (code) => (code === "hi" ? hindi : english));

test("a message is in the language of the call that reads it", async () => {
  const later = inLanguage("hi", async () => {
    await Promise.resolve();
    return words.left(3);
  });
  expect(words.noStore).toBe("This store was not found.");
  expect(inLanguage("hi", () => words.noStore)).toBe("यह दुकान नहीं मिली।");
  expect(await later).toBe("केवल 3 बचे");
});
