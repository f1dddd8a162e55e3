import type { GriffelRenderer } from "@fluentui/react-components";
import { RULE_NAME, type RuleGroup, ruleGroups } from "#design/theme/rules/ruleGroups.ts";
import type { BrandingStore } from "#domain/branding/index.ts";
import { END_OF_TOP } from "../protocol";
import type { PreparedPage } from "./PreparedPage.types";
import { themeRules } from "./themeRules";

type Styles = NonNullable<PreparedPage["styles"]>;

/**
 * The theme and the CSS rules that a drawn page needs, in Griffel's order. The other rules are loaded later, with those of all
 * screens. A rule of the rest comes after the lower ones of the top as well, so the rest repeats the rules of the top, but for
 * those of the lowest group, and for keyframes, which have no rank.
 */
export function pageStyles(
  html: string,
  renderer: GriffelRenderer,
  branding: Pick<BrandingStore, "theme" | "announcement">,
): Styles {
  const end = html.indexOf(END_OF_TOP);
  const groups = ruleGroups(renderer);
  const all = usedRules(html, groups);
  const top = end < 0 ? [] : usedRules(html.slice(0, end), groups);
  const used = [...cssOf(all).matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name);
  const onceOnly = new Set(top.filter(({ key }) => /^[rk]/.test(key)).flatMap(({ rules }) => rules));
  const rest = all.map((group) => ({ ...group, rules: group.rules.filter((rule) => !onceOnly.has(rule)) }));
  return { top: themeRules(branding, new Set(used)) + cssOf(top), rest: cssOf(rest) };
}

const cssOf = (groups: RuleGroup[]) =>
  groups
    .map(({ media, rules }) => (media && rules.length > 0 ? `@media ${media}{${rules.join("")}}` : rules.join("")))
    .join("");

/**
 * Components ask for the rules of all their states. Those whose names occur as words anywhere in the HTML are kept, whatever
 * its form; a word of a text that is also a name costs one rule too many. They come in the order in which the HTML names
 * them, so that the same HTML has the same rules, whatever was drawn first.
 */
function usedRules(html: string, groups: RuleGroup[]): RuleGroup[] {
  const places = new Map<string, number>();
  for (const [word] of html.matchAll(/\w+/g)) if (!places.has(word)) places.set(word, places.size);
  return groups.map((group) => {
    const used = group.rules.flatMap((rule) => {
      const name = RULE_NAME.exec(rule)?.[1];
      // Keyframes are used by rules and not named by elements, so all of them are kept.
      const place = name === undefined || rule.startsWith("@keyframes") ? -1 : places.get(name);
      return place === undefined ? [] : [{ rule, place }];
    });
    return { ...group, rules: used.sort((a, b) => a.place - b.place).map(({ rule }) => rule) };
  });
}
