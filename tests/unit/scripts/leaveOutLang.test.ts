import { expect, test } from "vitest";
// @ts-expect-error The bundler loads it itself, so it is no TypeScript.
import leaveOutLang from "#scripts/build/leaveOutLang.js";

test.each([
  ['<h1 lang={langOf(product, "name")}>', "<h1>"],
  ['<Link href={href} lang={langOf(category, "name")} className={name}>', "<Link href={href} className={name}>"],
  ['<AnnouncementBar textLang={langOf(bar, "message")} />', "<AnnouncementBar />"],
  ["<span lang={textLang}>", "<span>"],
  ["<summary lang={item.titleLang}>", "<summary>"],
  ['({ name: product.name, textLang: langOf(product, "name"), brand })', "({ name: product.name, brand })"],
])("the English build carries no %s", (source, built) => {
  expect(leaveOutLang(source)).toBe(built);
});

test.each(["<a lang={code} hrefLang={code}>", '<span lang="hi">', 'const language = langOf(product, "name");'])(
  "the English build keeps %s",
  (source) => {
    expect(leaveOutLang(source)).toBe(source);
  },
);
