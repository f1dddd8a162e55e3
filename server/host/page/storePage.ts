import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marks } from "../../../src/contract/page/marks";
import type { PageData } from "../../../src/contract/page/PageData.types";
import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";
import { escapeHtml } from "../../escapeHtml";
import { writeTag } from "./writeTag";

/** A page's HTML, cut where the nonce of an answer belongs. */
export type PageText = readonly Buffer[];

/** Nobody can write it into a page: it is made anew with every process. */
const NONCE = `nonce-${randomBytes(16).toString("hex")}`;

/** The built index.html with a page's head, styles, drawing and data written into it. */
export function storePage(dist: string): (page: PreparedPage, data: Pick<PageData, "config">) => PageText {
  const template = templateOf(dist);
  // Where there is something to see, with the rules it needs, the page's first script asks for all rules and the program
  // after it (`src/app/drawing/earlyScript`).
  const drawn = template
    .replaceAll("<script defer src=", `<script type="text/plain" ${marks.program} src=`)
    // Not fetched then; and the program, which looks for it before it loads a screen, takes it for there.
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

/** @throws where the built page has no place for what is written into it */
function templateOf(dist: string): string {
  const template = readFileSync(join(dist, "browser/index.html"), "utf8");
  for (const place of [marks.headPlace, marks.rootPlace, marks.dataPlace]) {
    if (!template.includes(place)) throw new Error(`The built index.html has no ${place}.`);
  }
  return template;
}

/** For browsers without scripts; with them, the program draws the same (reading 27). */
function withNote(text: string, { head, note }: PreparedPage): string {
  if (note === undefined) return text;
  const words = `<noscript><h1>${escapeHtml(head.title)}</h1><p>${escapeHtml(note)}</p></noscript>`;
  return text.replace(/<noscript>.*?<\/noscript>/, () => words);
}

function headOf({ head, pictures = [], styles = [], script }: PreparedPage): string {
  return [
    // Without one the browser would ask for /favicon.ico, which is no store's.
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

/** The first one is what the shopper waits for (speed: the first pictures at high priority). */
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

/** A style element ends at the first `</`, whatever stands around it. */
function inside(css: string): string {
  return css.replaceAll("</", "<\\/");
}

/** No `</script>` nor `<!--` can stand in it, whatever a store is called. */
function safeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
