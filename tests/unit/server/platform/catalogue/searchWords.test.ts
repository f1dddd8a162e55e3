import { describe, expect, it } from "vitest";
import { correctionOf } from "#server/platform/services/store/catalogue/search/correct.ts";
import { editDistance } from "#server/platform/services/store/catalogue/search/editDistance.ts";
import { nearWords } from "#server/platform/services/store/catalogue/search/nearWords.ts";
import { allOf, oneOfEach, queryWords } from "#server/platform/services/store/catalogue/search/queryWords.ts";

describe("a query's words", () => {
  it.each([
    ["Full-Cream  MILK", ["full", "cream", "milk"]],
    ["दूध 500ml", ["दूध", "500ml"]],
    ["milk milk milk", ["milk"]],
    ["क\u200dष", ["कष"]],
    ["cafe\u0301", ["café"]],
    ["'; DROP TABLE x; --", ["drop", "table", "x"]],
    ["!!! & | :* <-> \\ % _ 🥛", []],
  ])("of %j are %j", (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it("are at most 8 of at most 40 letters, however long the query", () => {
    const words = queryWords(Array.from({ length: 50 }, (_, index) => `${"x".repeat(60)}${index}`).join(" "));
    expect(words.length).toBeLessThanOrEqual(8);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(40);
  });

  it("become a text search of whole words, beginnings or weights", () => {
    expect(allOf(["toned", "milk"], { begins: false })).toBe("'toned' & 'milk'");
    expect(allOf(["mil"], { begins: true })).toBe("'mil':*");
    expect(allOf(["mil"], { begins: true, weights: "AB" })).toBe("'mil':*AB");
    expect(oneOfEach([["'a'", "'b'"], ["'c'"]])).toBe("('a' | 'b') & ('c')");
  });
});

describe("misspellings between two words", () => {
  it.each([
    ["butter", "butter", 0],
    ["buter", "butter", 1],
    ["mlik", "milk", 1],
    ["panner", "paneer", 1],
    ["", "abc", 3],
    ["दध", "दूध", 1],
  ])("from %j to %j are %i", (from, to, slips) => {
    expect(editDistance(from, to)).toBe(slips);
    expect(editDistance(to, from)).toBe(slips);
  });
});

describe("the word that was probably meant", () => {
  const of = (...words: string[]) => words.map((word) => ({ word, alike: 0 }));

  it("is the one with the fewest misspellings", () => {
    expect(nearWords("buter", of("batter", "butter", "outer"))[0]).toBe("butter");
  });

  it("is the one with more trigrams in common when misspellings are equal", () => {
    const candidates = [
      { word: "cat", alike: 0.1 },
      { word: "cart", alike: 0.6 },
    ];
    expect(nearWords("catt", candidates)[0]).toBe("cart");
  });

  it("begins with the letter that was typed when it is short", () => {
    expect(nearWords("mlik", of("silk", "milk"))).toEqual(["milk"]);
    expect(nearWords("old", of("gold"))).toEqual([]);
  });

  it("may be the beginning of a longer word", () => {
    expect(nearWords("choclat", of("chocolates"))).toEqual(["chocolates"]);
  });

  it("does not exist when no word is near", () => {
    expect(nearWords("zzzzqqq", of("butter", "milk"))).toEqual([]);
  });
});

describe("a corrected query", () => {
  const unknown = (typed: string, ...words: string[]) => ({
    typed,
    candidates: words.map((word) => ({ word, alike: 0 })),
  });

  it("keeps words that the store knows and replaces the others", () => {
    expect(correctionOf(["salted", "buter"], [unknown("buter", "butter")])).toEqual({
      query: "('salted':*) & ('butter')",
      corrected: "salted butter",
    });
  });

  it("leaves out a word that resembles nothing, if other words remain", () => {
    expect(correctionOf(["milk", "zzzzq"], [unknown("zzzzq")])?.corrected).toBe("milk");
    expect(correctionOf(["zzzzq"], [unknown("zzzzq")])).toBeUndefined();
  });

  it("is none when every word is known", () => {
    expect(correctionOf(["old", "soap"], [])).toBeUndefined();
  });
});
