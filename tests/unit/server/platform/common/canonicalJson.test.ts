import { expect, it } from "vitest";
import { canonicalJson } from "#server/platform/services/common/keyed/canonicalJson.ts";

it("Two equal bodies become the same text, whatever the order of their fields", () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  expect(canonicalJson({ a: null, b: [{ c: 2, d: 1 }] })).toBe(canonicalJson({ b: [{ d: 1, c: 2 }], a: null }));
});

it("Two bodies that differ in the order of a list or in a type are not", () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: "1" }));
});
