import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marks } from "../../../src/contract/page/marks";
import type { PageData } from "../../../src/contract/page/PageData.types";
import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";
import { escapeHtml } from "../../escapeHtml";
import { writeTag } from "./writeTag";

/** A page's HTML, and what of it the policy must allow by its hash. */
export interface PageText {
  html: string;
  /** The texts of its inline scripts and styles. */
  inline: { scripts: string[]; styles: string[] };
  /** Names the drawing; undefined for a page that the browser draws. */
  drawing?: string;
}

/** Writes a page's head, styles, drawing and data into the built index.html. */
export function storePage(dist: string): (page: PreparedPage, data: Pick<PageData, "config">) => PageText {
  const template = templateOf(dist);
  // A drawn page brings the rules of its first screen. Its first script then asks for all rules, for the program and
  // for the page's data (`src/app/drawing/earlyScript`).
  const forDrawn = template
    .replaceAll("<script defer src=", `<script type="text/plain" ${marks.program} src=`)
    // `disabled` keeps the browser from fetching the file; the program sees that the link is there and does not add
    // another one.
    .replace(`<link ${marks.rules}=`, `<link disabled ${marks.rules}=`);
  return (page, data) => {
    const { html, script } = page;
    const drawing = html && script ? drawingOf(html) : undefined;
    const styles = page.styles?.map(({ group, css }) => ({ group, css: inside(css) })) ?? [];
    const text = (drawing ? forDrawn : template)
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.head.title)}</title>`)
      .replace(marks.headPlace, () => headOf(page, styles))
      .replace(marks.rootPlace, () => `<div id="root">${html ?? ""}</div>`)
      .replace(marks.dataPlace, () => {
        const json = safeJson({ ...data, ...(drawing ? {} : { queries: page.queries }) } satisfies PageData);
        const attributes = attributesOf({ id: marks.dataId, type: "application/json", [marks.drawing]: drawing });
        return `<script${attributes}>${json}</script>`;
      });
    return {
      html: withNote(text, page),
      inline: { scripts: script ? [script] : [], styles: styles.map(({ css }) => css) },
      ...(drawing ? { drawing } : {}),
    };
  };
}

/** The same for the same HTML, in every process. */
function drawingOf(html: string): string {
  return createHash("sha256").update(html).digest("base64url").slice(0, 16);
}

/** @throws when the built page lacks one of the places that this file writes to */
function templateOf(dist: string): string {
  const template = readFileSync(join(dist, "browser/index.html"), "utf8");
  for (const place of [marks.headPlace, marks.rootPlace, marks.dataPlace]) {
    if (!template.includes(place)) throw new Error(`The built index.html has no ${place}.`);
  }
  return template;
}

/** The note is for browsers without scripts; with scripts the program draws the same text (reading 27). */
function withNote(text: string, { head, note }: PreparedPage): string {
  if (note === undefined) return text;
  const words = `<noscript><h1>${escapeHtml(head.title)}</h1><p>${escapeHtml(note)}</p></noscript>`;
  return text.replace(/<noscript>.*?<\/noscript>/, () => words);
}

function headOf({ head, pictures = [], script }: PreparedPage, styles: PreparedPage["styles"] = []): string {
  return [
    // Without an icon the browser would ask for /favicon.ico, which belongs to no store.
    `<link rel="icon" href="${escapeHtml(head.favicon || "data:,")}">`,
    head.themeColor ? `<meta name="theme-color" content="${escapeHtml(head.themeColor)}">` : "",
    ...pictures.map(preloadOf),
    ...styles.map(({ group, css }) => `<style${attributesOf({ [marks.group]: group })}>${css}</style>`),
    script ? `<script>${script}</script>` : "",
    ...(head.tags ?? []).map(writeTag),
    head.linkedData ? `<script type="application/ld+json" ${marks.page}>${safeJson(head.linkedData)}</script>` : "",
  ].join("");
}

/** All of them at high priority: the shopper waits for the first pictures (speed). */
function preloadOf({ href, imageSrcSet, imageSizes }: NonNullable<PreparedPage["pictures"]>[number]): string {
  const attributes = {
    rel: "preload",
    as: "image",
    href: href || undefined,
    imagesrcset: imageSrcSet,
    imagesizes: imageSizes,
  };
  return `<link${attributesOf({ ...attributes, fetchpriority: "high" })}>`;
}

function attributesOf(attributes: Record<string, string | undefined>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return given.map(([name, value]) => ` ${name}="${escapeHtml(value ?? "")}"`).join("");
}

/** A style element ends at the first `</`, even inside a string or comment. */
function inside(css: string): string {
  return css.replaceAll("</", "<\\/");
}

/** JSON that cannot contain `</script>` or `<!--`, whatever a store's name contains. */
function safeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
