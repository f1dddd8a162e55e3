import { expect, test } from "vitest";
import { unfairStyles, unfairStylesIn } from "#scripts/checks/styles.ts";

test.each([
  'fontSize: "14px",',
  "label: { lineHeight: `$" + "{SIGN}px` },",
  "  font-size: 14px;",
  "@media (max-width: 767px) {",
  '  phone: "@media (max-width: 767px)",',
  'marginLeft: "8px",',
  "  border-right: 1px solid;",
  'textAlign: "left",',
  '{ insetBlockStart: "0", left: "0" }',
  "  right: 12px;",
  'borderTopLeftRadius: "8px",',
  'amount: { textAlign: "end" },',
  'padding: "8px 8px 8px 16px",',
  'borderWidth: "0 0 1.5px 1.5px",',
  'borderRadius: "8px 0 0 8px",',
  'borderRadius: "8px 8px 8px 0",',
  'from: { backgroundPositionX: "100%" },',
  'transform: "translateX(-100%)",',
  'transformOrigin: "left",',
  "row.scrollLeft = 0;",
  'row: { direction: "ltr" },',
  'event.key === "ArrowLeft"',
  '":dir(rtl)": { scale: "-1 1" },',
])("a style that ignores the reader's size of text or direction is refused: %s", (line) => {
  expect(unfairStylesIn(line)).toHaveLength(1);
});

test.each([
  'fontSize: "0.875rem", lineHeight: "1.25rem", padding: "8px",',
  "@media (max-width: 47.9375em) {",
  'marginInlineStart: "8px", textAlign: "inherit",',
  'padding: "8px 16px 0 16px", borderRadius: "0 0 3px 3px", margin: "-4px 12px -24px",',
  'borderWidth: "0 0 1.5px 1.5px /* @noflip */",',
  "setShown(Math.round(Math.abs(row.scrollLeft) / width));",
  "const way = { ArrowLeft: -1 }[key] * forwardOf(row);",
  '  left: "M16.5 10h-13m0 0L9 4.5",',
  "  // A marginLeft: in a comment is no style.",
])("others are not: %s", (line) => {
  expect(unfairStylesIn(line)).toEqual([]);
});

test("the storefront and its plugins have none", () => {
  expect(unfairStyles()).toEqual([]);
});
