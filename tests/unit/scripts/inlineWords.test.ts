import { resolve } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, test } from "vitest";
import type { Catalogue } from "#kernel/words/Catalogue.types.ts";
// @ts-expect-error The bundler loads it itself, so it is no TypeScript.
import inlineWords from "#scripts/build/inlineWords.js";
import * as arabic from "./words/words.ar";
import * as english from "./words/words.en";

const context = resolve("tests/unit/scripts/words");

function built(source: string, language: string, areModules = false): { code: string; read: string[] } {
  const read: string[] = [];
  const code = inlineWords.call(
    { context, getOptions: () => ({ language, areModules }), addDependency: (path: string) => read.push(path) },
    `import * as words from "./words.en";\n${source}`,
  );
  return { code, read };
}

test("a built file carries the message itself in place of its name", () => {
  expect(built("show(words.add);", "en").code).toContain('show(("Add; or `take` it"));');
  expect(built("show(words.items(n));", "en").code).toContain(
    'show(((count: number) => (count === 1 ? "1 item" : `${count} items`))(n));',
  );
});

test("what reads several languages side by side gets their modules", () => {
  const source = 'import * as english from "./words.en";\nshow(english.add);';
  expect(inlineWords.call({ context }, source)).toBe(source);
});

test("a build in another language takes that language's message", () => {
  const { code, read } = built("show(words.add);", "ar");
  expect(code).toContain('show(("أضف"));');
  expect(read).toEqual([resolve(context, "words.ar.ts")]);
});

test("the development server reads the catalogue of its language while it runs", () => {
  const { code } = built("show(words.add);", "ar", true);
  expect(code).toBe('import * as words from "./words.ar";\nshow(words.add);');
});

test("a message that uses another one, a constant or its language's plurals is read from the catalogue", () => {
  expect(built("words.inWords(1)", "en").code).toContain("words.inWords(1)");
  expect(built('words.greeting("Asha", "her")', "en").code).toContain('words.greeting("Asha", "her")');
  const { code } = built("words.items(2)", "ar");
  expect(code).toContain('import * as words from "./words.ar";');
  expect(code).toContain("words.items(2)");
  // The plural stands between a text's values, where texts are.
  expect(built("words.inSentence(2)", "ar").code).toContain("words.inSentence(2)");
});

test("a build fails when its language lacks a message", () => {
  expect(() => built("words.remove", "ar")).toThrow(/words\.ar\.ts has no message "remove"/);
});

test("a build fails on a message with statements, which it could not write into an expression", () => {
  expect(() => built("words.inStatements(2)", "en")).toThrow(/has no message "inStatements"/);
});

test("a language's file has the messages of the English one, with the same values to fill in", () => {
  const inArabic: Catalogue<typeof english> = arabic;
  expect(Object.keys(inArabic).sort()).toEqual(Object.keys(english).sort());
});

/** The same messages as a translator's tool writes them. */
const ICU = {
  en: { items: "{count, plural, one {1 item} other {# items}}" },
  ar: {
    items:
      "{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}",
    greeting: "{of, select, her {أرسلت} him {أرسل} other {أرسل}} {name} قائمة: 3 منتجات",
  },
};

test("a catalogue says what ICU's messages say, for every number", () => {
  const englishItems = new IntlMessageFormat(ICU.en.items, "en");
  const arabicItems = new IntlMessageFormat(ICU.ar.items, "ar");
  for (let count = 0; count <= 210; count += 1) {
    expect(english.items(count)).toBe(englishItems.format({ count }));
    expect(arabic.items(count)).toBe(arabicItems.format({ count }));
  }
  const greeting = new IntlMessageFormat(ICU.ar.greeting, "ar");
  for (const of of ["her", "him", "other"] as const) {
    expect(arabic.greeting("آشا", of)).toBe(greeting.format({ name: "آشا", of }));
  }
});
