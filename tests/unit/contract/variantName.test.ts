import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { lineName } from "#contract/catalogue/lineName.ts";
import { variantName } from "#contract/catalogue/variantName.ts";

const units = (unit: string) => ({ GRAM: "g" })[unit] ?? "";

describe("the name of a variant (ADR 66)", () => {
  it("is the values of its options, in their order", () => {
    expect(variantName({ options: { Colour: "Maroon", Size: "XL" }, weight: 1, weightUnit: "PIECE" }, units)).toBe(
      "Maroon · XL",
    );
  });

  it.each([
    ["500 g", { weight: 500, weightUnit: "GRAM" }],
    ["500 g", { weight: 500, weightUnit: "GRAM", options: {} }],
    ["2", { weight: 2, weightUnit: "HANDFUL" }],
    ["", { weight: 0, weightUnit: "GRAM" }],
    ["", {}],
  ])("is %j without options, for %j", (name, variant) => {
    expect(variantName(variant, units)).toBe(name);
  });
});

it("no other code puts a weight and its unit together", () => {
  const asked = ["grep", "-lE", "[uU]nitLabel\\(|ProductWeightUnit(\\?\\.)?\\[", "--", "src", "plugins", "server"];
  expect(execFileSync("git", asked, { encoding: "utf8" }).trim().split("\n")).toEqual([
    "server/platform/services/common/weightUnitLabel.ts",
    "src/contract/catalogue/variantName.ts",
    // The labels themselves, and prices by the unit.
    "src/domain/catalogue/Catalogue.ts",
    "src/domain/catalogue/TileMaker.ts",
    "src/domain/catalogue/unitPrice.ts",
    "src/features/product/views/Sizes.types.ts",
  ]);
});

it("a message names a line by its product and options, or by its product alone", () => {
  expect(lineName({ productName: "Truffle Cake", options: { Size: "500 g", Flavour: "Chocolate" } })).toBe(
    "Truffle Cake (500 g · Chocolate)",
  );
  expect(lineName({ productName: "Milk" })).toBe("Milk");
});
