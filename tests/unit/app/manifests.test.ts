import { expect, it } from "vitest";
import { manifests } from "#app/manifests.ts";

const routes = manifests.flatMap(({ routes = [] }) => routes).filter(({ code }) => code !== undefined);

it.each(routes)("$path names the module of its page, by which the build lists its files", ({ code, load }) => {
  expect(String(load)).toMatch(new RegExp(`/${code}\\b`));
});
