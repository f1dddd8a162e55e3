import { createHash } from "node:crypto";
import type { AppConfig } from "#contract/page/AppConfig.types.ts";
import { escapeHtml } from "#contract/page/escapeHtml.ts";
import type { BuiltFiles, MadePage } from "#contract/page/Prerender.types.ts";
import * as words from "../../words.en";
import { answersPath, type BootData, END_OF_TOP, names, type PageAnswers } from "../protocol";
import type { PreparedPage } from "./PreparedPage.types";
import { safeJson } from "./safeJson";
import { writeTag } from "./writeTag";

const NO_SCRIPTS = words.needsJavaScript;

/** What every page of a build has. */
export interface WrittenWith {
  /** Undefined where the bundler adds the elements of its files itself. */
  files: BuiltFiles | undefined;
  config: Partial<AppConfig>;
}

/**
 * Writes a page: this is the only place where HTML around `#root` is written, for the host, a static host and development.
 * @param path the page's path with its query
 */
export function writePage({ files: built, config }: WrittenWith, page: PreparedPage, path = "/"): MadePage {
  const files = built && filesOf(built, page.code);
  const { status, storeId, head, html = "", scripts, queries } = page;
  // Without the first script nobody would load the program of a drawn page.
  const drawing = html && scripts && files ? nameOf(html) : undefined;
  const { manifest } = head;
  const data: BootData = drawing
    ? { config, manifest, drawn: { name: drawing, answers: answersPath(path) }, later: files?.program }
    : { config, manifest, queries };
  const styles = page.styles && { top: inside(page.styles.top), rest: inside(page.styles.rest) };
  // What the page's top does not need. A page without a top has it in its head.
  const later = [
    scripts ? `<script>${scripts.first}</script>` : "",
    styles ? `<style>${styles.rest}</style>` : "",
  ].join("");
  const hasTop = html.includes(END_OF_TOP);
  const text = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${(page.preloads ?? []).map(writeTag).join("")}<meta name="color-scheme" content="light dark">
<title>${escapeHtml(head.title)}</title>
${[
  // Without an icon the browser would ask for /favicon.ico, which belongs to no store.
  `<link rel="icon" href="${escapeHtml(head.favicon || "data:,")}">`,
  head.themeColor ? `<meta name="theme-color" content="${escapeHtml(head.themeColor)}">` : "",
  styles ? `<style>${styles.top}</style>` : "",
  scripts ? `<script>${scripts.scheme}</script>` : "",
  `<script id="${names.data}" type="application/json">${safeJson(data)}</script>`,
  hasTop ? "" : later,
  files ? writeFiles(files.program, drawing !== undefined) : "",
  // Those of a plugin's page, which overrule the others. They would come with its code, too late for its first paint.
  ...(files?.sheets.map((href) => `<link href="${href}" rel="stylesheet">`) ?? []),
  ...(head.tags ?? []).map(writeTag),
].join("")}
</head>
<body>
<div id="root">${hasTop ? html.replace(END_OF_TOP, () => later) : html}</div>
<noscript>${page.note === undefined ? NO_SCRIPTS : `<h1>${escapeHtml(head.title)}</h1><p>${escapeHtml(page.note)}</p>`}</noscript>
${head.linkedData ? `<script type="application/ld+json" ${names.ofPage}>${safeJson(head.linkedData)}</script>` : ""}
</body>
</html>
`;
  return {
    status,
    storeId,
    html: text,
    inline: { scripts: scripts ? Object.values(scripts) : [], styles: Object.values(styles ?? {}) },
    answers: drawing && JSON.stringify({ drawing, queries: queries ?? {} } satisfies PageAnswers),
  };
}

/** Scripts of the page's own code, which the program would ask for one round trip later, stand before the program's. */
function filesOf({ pages, scripts, ...others }: BuiltFiles, code: string[] = []) {
  const own = code.flatMap((name) => pages[name] ?? []);
  return {
    program: { ...others, scripts: [...own.flatMap((page) => page.scripts), ...scripts] },
    sheets: own.flatMap((page) => page.sheets),
  };
}

/**
 * A drawn page leaves the program to its first script. Its link to the style sheet is disabled, so that nobody fetches the
 * file and the program does not add it again.
 */
function writeFiles({ scripts, sheet }: Pick<BuiltFiles, "scripts" | "sheet">, isDrawn: boolean): string {
  const link = `<link${isDrawn ? " disabled" : ""} href="${sheet}" rel="stylesheet">`;
  return isDrawn ? link : [link, ...scripts.map((src) => `<script defer src="${src}"></script>`)].join("");
}

/** The same for the same HTML, in every process. */
function nameOf(html: string): string {
  return createHash("sha256").update(html).digest("base64url").slice(0, 16);
}

/** A style element ends at the first `</`, even inside a string or comment. */
function inside(css: string): string {
  return css.replaceAll("</", "<\\/");
}
