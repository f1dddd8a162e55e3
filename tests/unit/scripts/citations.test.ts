import { describe, expect, it } from "vitest";
import { brokenCitations, brokenIn, readTargets } from "#scripts/checks/citations.ts";

describe("a citation (bar 24)", () => {
  const targets = readTargets();

  it.each([
    "spec 5",
    "spec 2.11, Wallet: what it shows",
    "(spec 5, Confirm Subscription)",
    "readings 7, 21 and 37",
    "bars 2 and 3",
    "ADR 3",
    "house, Payment port",
    "platform-api, Identifiers",
    "an issue of this week",
  ])("that has a target is right: %s", (text) => {
    expect(brokenIn(text, targets)).toEqual([]);
  });

  it.each([
    "spec 12",
    "spec 2.13",
    "spec 5, Mind reading",
    "reading 77",
    "readings 7, 99",
    "bar 0",
    "bars 2 and 77",
    "ADR 2000",
    "house, Haunted",
    "platform-api, Nothing",
    "issue 4",
    'issue "First paint"',
    "quality.md",
  ])("that has none is found: %s", (text) => {
    expect(brokenIn(`// Because of this (${text}).`, targets)).toHaveLength(1);
  });

  it("has a target everywhere in the repository", () => {
    expect(brokenCitations()).toEqual([]);
  });
});
