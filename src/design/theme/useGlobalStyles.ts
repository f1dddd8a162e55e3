import { makeStaticStyles } from "@griffel/react";
import { FONT_STACK, haat, media } from "./haat";

/**
 * The few page-wide rules, written with Griffel so that they are among the page's other rules. They are text and not an
 * object: Griffel keeps only the first rule of each entry of an object, and loses rules inside a media query. Imported from
 * Griffel, because Fluent does not re-export the function into which the build compiles this. The build only looks into
 * files that contain the word `makeStyles` (@griffel/webpack-loader 2.2). In a page written from right to left, the
 * parts of a line follow each other in the page's direction, and a single text (an element without another one inside)
 * keeps the order of its own language (`500 ml`, `₹54.00/L`) at the page's side (ADR 75). Rules use the attribute `dir`:
 * for the oldest browsers the build turns `:dir` into a list of languages, in which a page has its direction only if its
 * language is listed. Joined letters stay where their font puts them, against each size's own distance. Reduced motion has no transition at all: even a very short one would apply to all properties of all
 * elements, and the change to dark would wait for a frame.
 */
export const useGlobalStyles = makeStaticStyles(`
*, *::before, *::after { box-sizing: border-box; }
html { color-scheme: light; font-family: ${FONT_STACK}; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block-start: 80px; }
html[data-dark] { color-scheme: dark; background-color: #121314; }
body { margin: 0; }
img, svg { vertical-align: middle; }
button, input, select, textarea { font: inherit; }
h1, h2, h3, h4, p, ul, ol, figure, dl, dd, blockquote { margin: 0; }
:lang(hi), :lang(ur) { letter-spacing: normal !important; }
:where(:focus-visible) { outline: 2px solid ${haat.focus}; outline-offset: 2px; }
[dir="rtl"] * { unicode-bidi: isolate; }
[dir="rtl"] :not(:has(*)) { unicode-bidi: plaintext; }
:where([dir="rtl"]) { --haat-forward: -1; --haat-end: left; text-align: right; }
:where([dir="rtl"] [dir="ltr"]) { text-align: left; }
:where([dir="rtl"] input, [dir="rtl"] textarea) { text-align: inherit; }
${media.low} { html { scroll-padding-block-start: 0; } }
${media.calm} {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-delay: 0s !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
}
`);
