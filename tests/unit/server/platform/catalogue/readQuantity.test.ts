import { describe, expect, it } from "vitest";
import { KIND, readQuantity } from "#server/platform/services/store/catalogue/search/readQuantity.ts";

const read = (query: string) => {
  const { text, quantity } = readQuantity(query);
  return [text.trim().replace(/\s+/g, " "), quantity?.kind, quantity?.amount];
};

describe("a size in a query", () => {
  it.each([
    ["Milk 1 l", "Milk", KIND.millilitres, 1000],
    ["rice 5kg", "rice", KIND.grams, 5000],
    ["500 g paneer", "paneer", KIND.grams, 500],
    ["500gms  paneer fresh", "paneer fresh", KIND.grams, 500],
    ["MILK 1.5 LTR", "MILK", KIND.millilitres, 1500],
    ["milk 0,5 litre", "milk", KIND.millilitres, 500],
    ["half kg onion", "onion", KIND.grams, 500],
    ["1/2 kg onion", "onion", KIND.grams, 500],
    ["½ l milk", "milk", KIND.millilitres, 500],
    ["1 dozen eggs", "eggs", KIND.pieces, 12],
    ["eggs 6 pcs", "eggs", KIND.pieces, 6],
    ["चावल 5 किलो", "चावल", KIND.grams, 5000],
    ["bowl 12-cm", "bowl", KIND.centimetres, 12],
    ["5 kg", "", KIND.grams, 5000],
    ["2 kilo atta", "atta", KIND.grams, 2000],
    ["aadha kilo paneer", "paneer", KIND.grams, 500],
    ["आधा किलो पनीर", "पनीर", KIND.grams, 500],
    ["آدھا کلو پنیر", "پنیر", KIND.grams, 500],
    ["डेढ़ लीटर दूध", "दूध", KIND.millilitres, 1500],
    ["५ किलो चावल", "चावल", KIND.grams, 5000],
    ["۵ کلو چاول", "چاول", KIND.grams, 5000],
    ["doodh do litre", "doodh", KIND.millilitres, 2000],
    ["dozen eggs", "eggs", KIND.pieces, 12],
    ["एक दर्जन केले", "केले", KIND.pieces, 12],
  ])("%j is %j in so many of a kind", (query, text, kind, amount) => {
    expect(read(query)).toEqual([text, kind, amount]);
  });

  it.each([
    "milk",
    "7 up",
    "do",
    "pav bhaji",
    "das",
    "5 star",
    "100 plus",
    "glue 5 gun",
    "vitamin b12",
    "0 kg rice",
    "1/0 kg rice",
    "l 5",
    "a5kg",
    "5kgs2",
    "",
  ])("is not read into %j", (query) => {
    expect(readQuantity(query)).toEqual({ text: query });
  });
});
