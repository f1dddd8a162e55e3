import { expect, test } from "vitest";
import { looseTexts, textsIn } from "#scripts/checks/texts.ts";

test.each([
  ["<p>was</p>", ["was"]],
  ["<p>Only {left} left</p>", ["Only", "left"]],
  ['<img alt="a picture" className="wide box" />', ['"a picture"']],
  ['<td data-label="Price" data-end="Day" />', ['"Price"']],
  ['<p>{isNew ? "new" : `since ${year}`}</p>', ['"new"', "`since ${year}`"]],
  ['<Panel title={isEmpty && "nothing here"} />', ['"nothing here"']],
  ['notices.show("error", "Something went wrong")', ['"Something went wrong"']],
  ["const message = `${count} left`;", ["`${count} left`"]],
  ["const said = `${message}. ${reason}`;", ["`${message}. ${reason}`"]],
  ["const term = `${terms}.`;", ["`${terms}.`"]],
  ["<p>{terms}.</p>", ["."]],
  ['throw new PlatformError(409, "CART_EMPTY", "Your cart is empty");', ['"Your cart is empty"']],
  ['@Matches(/^[0-9]+$/, { message: "digits only" }) mobile;', ['"digits only"']],
])("a text that somebody may be shown is found: %s", (source, texts) => {
  const inClass = source.startsWith("@") ? `class Form { ${source} }` : source;
  expect(textsIn(inClass)).toEqual(texts);
});

test.each([
  "<p>{words.was}</p>",
  '<Icon name="plus" d="M4 10h12M10 4v12" />',
  'import { Cart } from "Cart of the shop";',
  'throw new Error("This is for who reads the log");',
  'const useStyles = makeStyles({ line: { gridArea: "Head of it" } });',
  'type Step = "Home page" | "Last page";',
  'event.key === "Enter"',
  'const WIDE = "@media (min-width: 64em)";',
  'const name = Symbol("QueryCache");',
  'this.log.warn({ err: error }, "a payment could not be started");',
  "const found = sql`SELECT number FROM orders WHERE id = ${id}`;",
])("what nobody is shown is not: %s", (source) => {
  expect(textsIn(source)).toEqual([]);
});

test("storefront, plugins and platform have their texts in catalogues", () => {
  expect(looseTexts()).toEqual([]);
});
