import { type GriffelRenderer, renderToStyleElements } from "@fluentui/react-components";
import type { BrandingStore } from "../../domain/branding";
import { coloursOf } from "../shell/coloursOf";
import { darkStyle } from "./darkStyle";
import { firstVariables } from "./firstVariables";

type Look = Pick<BrandingStore, "theme" | "announcement">;

/** What the host writes into a page; see `PreparedPage` in `server/host`. */
export interface Drawing {
  html: string;
  /** CSS text of the rules that `html` needs, in their order. */
  styles: string[];
  pictures: { href: string; imageSrcSet?: string; imageSizes?: string }[];
}

/** The theme's variables, under the name of the class that brings them. */
const THEME = /<style id="(haat-theme[\w-]*)">(.*?)<\/style>/s;
/** React writes them in front of all else, the most important first. */
const PRELOAD = /^<link rel="preload" as="image"([^>]*)\/>/;

/** Takes apart what React wrote in one piece: the theme and the pictures' preloads belong into the page's head. */
export function drawingOf(drawn: string, renderer: GriffelRenderer, { theme, announcement }: Look): Drawing {
  const pictures: Drawing["pictures"] = [];
  let html = drawn;
  for (let found = PRELOAD.exec(html); found; found = PRELOAD.exec(html)) {
    const attributes = attributesOf(found[1] ?? "");
    if (attributes.fetchpriority === "high") pictures.push(pictureOf(attributes));
    html = html.slice(found[0].length);
  }
  const styles = renderToStyleElements(renderer).map((element) => textOf(element.props as Record<string, unknown>));
  const [element, id = "", rule = ""] = THEME.exec(html) ?? [];
  if (element) {
    html = html.replace(element, "");
    const used = variablesIn(styles);
    const dark = darkStyle(id, coloursOf(theme), announcement);
    styles.unshift(`${firstVariables(rule, used)}${firstVariables(dark, used)}`);
  }
  return { html, styles, pictures };
}

function variablesIn(styles: Drawing["styles"]): Set<string> {
  return new Set(styles.flatMap((css) => [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name)));
}

function pictureOf({ href, imagesrcset, imagesizes }: Record<string, string>): Drawing["pictures"][number] {
  return {
    href: href ?? "",
    ...(imagesrcset ? { imageSrcSet: imagesrcset } : {}),
    ...(imagesizes ? { imageSizes: imagesizes } : {}),
  };
}

/** Griffel's elements differ in attributes that only its own program reads: a rule carries its media query itself. */
function textOf({ dangerouslySetInnerHTML }: Record<string, unknown>): string {
  return (dangerouslySetInnerHTML as { __html: string }).__html;
}

function attributesOf(text: string): Record<string, string> {
  const entries = [...text.matchAll(/([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(entries.map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]));
}

/** As React escapes an attribute's value. */
function decoded(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
