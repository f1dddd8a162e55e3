import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { WEEKDAYS, weekdayLetter, weekdayName, weekdayShort } from "#domain/subscriptions/index.ts";

const FOLDER = "src/domain/subscriptions";
const catalogues = readdirSync(FOLDER).filter((name) => /^words\.\w+\.ts$/.test(name));

test("the days of the week have long and short names and letters", () => {
  expect(WEEKDAYS.map((day) => [weekdayName(day), weekdayShort(day), weekdayLetter(day)].join(" "))).toEqual([
    "Sunday Sun S",
    "Monday Mon M",
    "Tuesday Tue T",
    "Wednesday Wed W",
    "Thursday Thu T",
    "Friday Fri F",
    "Saturday Sat S",
  ]);
});

describe.each(catalogues)("in %s", (name) => {
  test("seven names each begin with their short name, so that a chip can hide the rest", async () => {
    const words: typeof import("#domain/subscriptions/words.en.ts") = await import(`../../../../${FOLDER}/${name}`);
    const [long = [], short = [], letters = []] = [words.weekdays, words.weekdaysShort, words.weekdayLetters].map(
      (all) => all.split(" "),
    );
    expect(long.map((each, at) => each.slice(0, short[at]?.length))).toEqual(short);
    expect([long.length, letters.length]).toEqual([7, 7]);
  });
});
