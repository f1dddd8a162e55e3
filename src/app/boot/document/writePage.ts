import { createHash } from "node:crypto";
import { type LanguageCode, languages } from "#contract/languages.ts";
import type { AppConfig } from "#contract/page/AppConfig.types.ts";
import { escapeHtml } from "#contract/page/escapeHtml.ts";
import type { BuiltFiles, MadePage } from "#contract/page/Prerender.types.ts";
import * as words from "../../words.en";
import { answersPath, type BootData, END_OF_TOP, names, type PageAnswers } from "../protocol";
import type { PreparedPage } from "./PreparedPage.types";
import { safeJson } from "./safeJson";
import { writeTag } from "./writeTag";

const NO_SCRIPTS = words.needsJavaScript;

/** What every page of a build contains. */
export interface WrittenWith {
  /** Undefined where the bundler adds the script and link elements itself. */
  files: BuiltFiles | undefined;
  config: Partial<AppConfig>;
  language: LanguageCode;
}

/**
 * Writes a page. The host, a static host and development all use it: no other code writes HTML around `#root`. @param path
 * the page's path with its query
 */
export function writePage({ files: built, config, language }: WrittenWith, page: PreparedPage, path = "/"): MadePage {
  const files = built && filesOf(built, page.code);
  const { status, isClosed, moved, otherLanguage, choices, storeId, head, html = "", scripts, queries } = page;
  // Only the first script loads the program of a drawn page, so a page without it is not hydrated.
  const drawing = html && scripts && files ? nameOf(html) : undefined;
  const { manifest } = head;
  const data: BootData = drawing
    ? { config, manifest, drawn: { name: drawing, answers: answersPath(path) }, later: files?.program }
    : { config, manifest, queries };
  const styles = page.styles && { top: inside(page.styles.top), rest: inside(page.styles.rest) };
  // The elements that the top bar does not need. A page without an end of its top has them in its head.
  const later = [
    scripts ? `<script>${scripts.first}</script>` : "",
    styles ? `<style>${styles.rest}</style>` : "",
  ].join("");
  const hasTop = html.includes(END_OF_TOP);
  const text = `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
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
  scripts?.adopt ? `<script>${scripts.adopt}</script>` : "",
  scripts ? `<script>${scripts.scheme}</script>` : "",
  `<script id="${names.data}" type="application/json">${safeJson(data)}</script>`,
  hasTop ? "" : later,
  files ? writeFiles(files.program, drawing !== undefined) : "",
  // The style sheets of a plugin's page, which overrule the others. With the page's code they would come too late for its
  // first paint.
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
    isClosed,
    moved,
    choices,
    otherLanguage,
    language,
    storeId,
    html: text,
    inline: { scripts: scripts ? Object.values(scripts) : [], styles: Object.values(styles ?? {}) },
    answers: drawing && JSON.stringify({ drawing, queries: queries ?? {} } satisfies PageAnswers),
  };
}

/** The scripts of the page's own code stand before the program's. The program would ask for them one round trip later. */
function filesOf({ pages, scripts, ...others }: BuiltFiles, code: string[] = []) {
  const own = code.flatMap((name) => pages[name] ?? []);
  return {
    program: { ...others, scripts: [...own.flatMap((page) => page.scripts), ...scripts] },
    sheets: own.flatMap((page) => page.sheets),
  };
}

/**
 * The first script of a drawn page loads the program. The link to the style sheet is disabled, so that the browser does not
 * load the file and the program does not add it again.
 */
function writeFiles({ scripts, sheet }: Pick<BuiltFiles, "scripts" | "sheet">, isDrawn: boolean): string {
  const link = `<link${isDrawn ? " disabled" : ""} href="${sheet}" rel="stylesheet">`;
  return isDrawn ? link : [link, ...scripts.map((src) => `<script defer src="${src}"></script>`)].join("");
}

/** A hash of the HTML, so that every process gives the same HTML the same name. */
function nameOf(html: string): string {
  return createHash("sha256").update(html).digest("base64url").slice(0, 16);
}

/** A style element ends at the first `</`, even inside a string or comment. */
function inside(css: string): string {
  return css.replaceAll("</", "<\\/");
}
