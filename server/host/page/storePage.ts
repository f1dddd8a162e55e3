import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marks } from "../../../src/contract/page/marks";
import type { PageData } from "../../../src/contract/page/PageData.types";
import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";
import { escapeHtml } from "../../escapeHtml";
import { writeTag } from "./writeTag";

/** A page's HTML, cut at the places where each answer puts its nonce. */
export type PageText = readonly Buffer[];

/** Random in each process, so that nobody can write this mark into a page. */
const NONCE = `nonce-${randomBytes(16).toString("hex")}`;

/** Writes a page's head, styles, drawing and data into the built index.html. */
export function storePage(dist: string): (page: PreparedPage, data: Pick<PageData, "config">) => PageText {
  const template = templateOf(dist);
  // A drawn page brings the rules of its first screen. Its first script then asks for all rules and for the program
  // (`src/app/drawing/earlyScript`).
  const drawn = template
    .replaceAll("<script defer src=", `<script type="text/plain" ${marks.program} src=`)
    // `disabled` keeps the browser from fetching the file; the program sees that the link is there and does not add
    // another one.
    .replace(`<link ${marks.rules}=`, `<link disabled ${marks.rules}=`);
  return (page, data) => {
    const text = (page.html && page.script ? drawn : template)
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.head.title)}</title>`)
      .replace(marks.headPlace, () => headOf(page))
      .replace(marks.rootPlace, () => `<div id="root">${page.html ?? ""}</div>`)
      .replace(marks.dataPlace, () => {
        const json = safeJson({ ...data, queries: page.queries, nonce: NONCE } satisfies PageData);
        return `<script id="${marks.dataId}" type="application/json" nonce="${NONCE}">${json}</script>`;
      });
    return withNote(text, page)
      .split(NONCE)
      .map((part) => Buffer.from(part));
  };
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

function headOf({ head, pictures = [], styles = [], script }: PreparedPage): string {
  return [
    // Without an icon the browser would ask for /favicon.ico, which belongs to no store.
    `<link rel="icon" href="${escapeHtml(head.favicon || "data:,")}">`,
    head.themeColor ? `<meta name="theme-color" content="${escapeHtml(head.themeColor)}">` : "",
    ...pictures.map(preloadOf),
    ...styles.map(
      ({ group, css }) => `<style${attributesOf({ nonce: NONCE, [marks.group]: group })}>${inside(css)}</style>`,
    ),
    script ? `<script nonce="${NONCE}">${script}</script>` : "",
    ...(head.tags ?? []).map(writeTag),
    head.linkedData
      ? `<script type="application/ld+json" ${marks.page} nonce="${NONCE}">${safeJson(head.linkedData)}</script>`
      : "",
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
