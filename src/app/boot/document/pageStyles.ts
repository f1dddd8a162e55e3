import type { GriffelRenderer } from "@fluentui/react-components";
import { RULE_NAME, type RuleBucket, ruleBuckets } from "#design/theme/rules/ruleBuckets.ts";
import type { BrandingStore } from "#domain/branding/index.ts";
import { END_OF_TOP } from "../protocol";
import type { PreparedPage } from "./PreparedPage.types";
import { themeRules } from "./themeRules";

type Styles = NonNullable<PreparedPage["styles"]>;

/**
 * The theme and the CSS rules that a drawn page needs, in Griffel's order. The rules of all other screens are loaded later.
 * CSS rules that come later win, and `rest` comes after `top`. So `rest` repeats the rules of `top`, except those of the
 * lowest bucket and keyframes, whose order does not matter.
 */
export function pageStyles(
  html: string,
  renderer: GriffelRenderer,
  branding: Pick<BrandingStore, "theme" | "announcement">,
): Styles {
  const end = html.indexOf(END_OF_TOP);
  const buckets = ruleBuckets(renderer);
  const all = usedRules(html, buckets);
  const top = end < 0 ? [] : usedRules(html.slice(0, end), buckets);
  const used = [...cssOf(all).matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name);
  const onceOnly = new Set(top.filter(({ key }) => /^[rk]/.test(key)).flatMap(({ rules }) => rules));
  const rest = all.map((bucket) => ({ ...bucket, rules: bucket.rules.filter((rule) => !onceOnly.has(rule)) }));
  return { top: themeRules(branding, new Set(used)) + cssOf(top), rest: cssOf(rest) };
}

const cssOf = (buckets: RuleBucket[]) =>
  buckets
    .map(({ media, rules }) => (media && rules.length > 0 ? `@media ${media}{${rules.join("")}}` : rules.join("")))
    .join("");

/**
 * Components ask the renderer for the rules of all their states. This keeps the rules whose class names occur as a word
 * anywhere in the HTML. A text that happens to contain a class name costs one needless rule. The rules come in the order in
 * which the HTML names them, so that the same HTML always has the same rules.
 */
function usedRules(html: string, buckets: RuleBucket[]): RuleBucket[] {
  const places = new Map<string, number>();
  for (const [word] of html.matchAll(/\w+/g)) if (!places.has(word)) places.set(word, places.size);
  return buckets.map((bucket) => {
    const used = bucket.rules.flatMap((rule) => {
      const name = RULE_NAME.exec(rule)?.[1];
      // Keyframes are named by rules and not by elements, so all of them are written.
      const place = name === undefined || rule.startsWith("@keyframes") ? -1 : places.get(name);
      return place === undefined ? [] : [{ rule, place }];
    });
    return { ...bucket, rules: used.sort((a, b) => a.place - b.place).map(({ rule }) => rule) };
  });
}
