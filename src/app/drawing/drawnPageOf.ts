import type { GriffelRenderer } from "@fluentui/react-components";
import type { PreparedPage } from "../../contract/page/PreparedPage.types";
import type { BrandingStore } from "../../domain/branding";
import { RULE_NAME, ruleGroups } from "../../ui/theme/rules/ruleGroups";
import { coloursOf } from "../shell/theme/coloursOf";
import { darkStyle } from "./darkStyle";
import { firstVariables } from "./firstVariables";

type Look = Pick<BrandingStore, "theme" | "announcement">;

/** The parts of a prerendered page. */
export type DrawnPage = Required<Pick<PreparedPage, "html" | "styles" | "pictures">>;

/** The theme's variables, with the class that they belong to. */
const THEME = /<style id="(haat-theme[\w-]*)">(.*?)<\/style>/s;
/** React writes these links first, the most important picture first. */
const PRELOAD = /^<link rel="preload" as="image"([^>]*)\/>/;

/** Takes React's output apart: the theme's variables and the preloads of pictures belong in the page's head. */
export function drawnPageOf(drawn: string, renderer: GriffelRenderer, { theme, announcement }: Look): DrawnPage {
  const pictures: DrawnPage["pictures"] = [];
  let html = drawn;
  for (let found = PRELOAD.exec(html); found; found = PRELOAD.exec(html)) {
    const attributes = attributesOf(found[1] ?? "");
    if (attributes.fetchpriority === "high") pictures.push(pictureOf(attributes));
    html = html.slice(found[0].length);
  }
  const styles = stylesFor(html, renderer);
  const [element, id = "", rule = ""] = THEME.exec(html) ?? [];
  if (element) {
    html = html.replace(element, "");
    const used = variablesIn(styles);
    const dark = darkStyle(id, coloursOf(theme), announcement);
    styles.unshift({ css: `${firstVariables(rule, used)}${firstVariables(dark, used)}` });
  }
  return { html, styles, pictures };
}

/** Keeps the rules that this HTML uses. The others are loaded later, with the rules of all screens. */
function stylesFor(html: string, renderer: GriffelRenderer): DrawnPage["styles"] {
  const words = new Set(html.match(/\w+/g));
  const groups = ruleGroups(renderer).map(({ key, rules }) => {
    const used = rules.filter((rule) => {
      const name = RULE_NAME.exec(rule)?.[1];
      // Keyframes are used by rules and not named by elements, so all of them are kept.
      return name === undefined || words.has(name) || rule.startsWith("@keyframes");
    });
    return { group: key, css: used.join("") };
  });
  return groups.filter(({ css }) => css);
}

function variablesIn(styles: DrawnPage["styles"]): Set<string> {
  return new Set(styles.flatMap(({ css }) => [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name)));
}

function pictureOf({ href, imagesrcset, imagesizes }: Record<string, string>): DrawnPage["pictures"][number] {
  return {
    href: href ?? "",
    ...(imagesrcset ? { imageSrcSet: imagesrcset } : {}),
    ...(imagesizes ? { imageSizes: imagesizes } : {}),
  };
}

function attributesOf(text: string): Record<string, string> {
  const entries = [...text.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(entries.map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]));
}

/** Undoes React's escaping of attribute values. */
function decoded(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
