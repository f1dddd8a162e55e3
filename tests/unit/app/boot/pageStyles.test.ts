import { describe, expect, it } from "vitest";
import { pageStyles } from "#app/boot/document/pageStyles.ts";
import { END_OF_TOP } from "#app/boot/protocol.ts";
import { DEFAULT_COLOURS } from "#design/theme/createStoreTheme.ts";
import { createGriffelRenderer } from "#design/theme/rules/griffelRenderer.ts";

const HTML = `<header class="ftop">${END_OF_TOP}</header><main class="fone ftwo fmedium fwide"></main>`;
const { primary, secondary, neutral } = DEFAULT_COLOURS;
const BRANDING = {
  theme: { primaryColor: primary, secondaryColor: secondary, neutralColor: neutral },
  announcement: { backgroundColor: "", color: "" },
} as unknown as Parameters<typeof pageStyles>[2];
const PLAIN = [
  ".ftop{color:red}",
  ".fone{color:red}",
  ".fone:hover{color:blue}",
  ".ftwo{color:red}",
  ".fnone{color:red}",
];

/** @param plain the rules without a media query, in the order in which components asked for them */
function stylesAfter(plain: string[]) {
  const renderer = createGriffelRenderer();
  renderer.insertCSSRules({
    d: plain,
    k: ["@keyframes fturns{from{opacity:0}}"],
    m: [
      ["@media (min-width: 1024px){.fwide{color:red}}", { m: "(min-width: 1024px)" }],
      ["@media (min-width: 768px){.fmedium{color:red}}", { m: "(min-width: 768px)" }],
      ["@media (min-width: 768px){.fnone{color:red}}", { m: "(min-width: 768px)" }],
    ],
  });
  return pageStyles(HTML, renderer, BRANDING);
}

describe("the rules of a drawn page", () => {
  it("are those of its top, then those of the rest in Griffel's order", () => {
    const { top, rest } = stylesAfter(PLAIN);
    expect(top).toMatch(/\.ftop\{color:red\}@keyframes fturns\{from\{opacity:0\}\}$/);
    expect(rest).toBe(
      [
        ".ftop{color:red}.fone{color:red}.fone:hover{color:blue}.ftwo{color:red}",
        "@media (min-width: 768px){.fmedium{color:red}}@media (min-width: 1024px){.fwide{color:red}}",
      ].join(""),
    );
  });

  it("are the same for the same HTML, in whatever order rules were requested", () => {
    const [top = "", one = "", hover = "", two = ""] = PLAIN;
    expect(stylesAfter([two, one, hover, top])).toEqual(stylesAfter(PLAIN));
  });
});
