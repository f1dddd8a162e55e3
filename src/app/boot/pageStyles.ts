import type { GriffelRenderer } from "@fluentui/react-components";
import type { BrandingStore } from "../../domain/branding";
import { RULE_NAME, type RuleGroup, ruleGroups } from "../../ui/theme/rules/ruleGroups";
import type { PreparedPage } from "./PreparedPage.types";
import { END_OF_TOP } from "./protocol";
import { themeRules } from "./themeRules";

type Styles = NonNullable<PreparedPage["styles"]>;

/**
 * The theme and the CSS rules that a drawn page needs. Those of its top stand with the theme, before the page's content. Behind
 * the top stand the rules of the rest, in Griffel's groups. The other rules are loaded later, with those of all screens.
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
  const used = all.flatMap(({ css }) => [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name));
  const topCss = top.map(({ media, css }) => (media ? `@media ${media}{${css}}` : css)).join("");
  const reset = new Set(top.filter(isReset).flatMap(({ rules }) => rules));
  const rest = all.map((group) => (isReset(group) ? { ...group, css: without(reset, group.rules) } : group));
  return [
    { css: themeRules(branding, new Set(used)) + topCss },
    ...rest.filter(({ css }) => css).map(({ group, css }) => ({ group, css })),
  ];
}

/**
 * A group comes after the lower ones of the top as well, so it repeats the rules of the top. The lowest group does not: for as
 * long as a browser has read only that one, it would overrule the higher ones of the top.
 */
const isReset = ({ group }: { group: string }) => group.startsWith("r");

const without = (left: ReadonlySet<string>, rules: string[]) => rules.filter((rule) => !left.has(rule)).join("");

/**
 * Components ask for the rules of all their states. Those whose names occur as words anywhere in the HTML are kept, whatever
 * its form; a word of a text that is also a name costs one rule too many.
 */
function usedRules(html: string, groups: RuleGroup[]) {
  const words = new Set(html.match(/\w+/g));
  const kept = groups.map(({ key, media, rules }) => {
    const used = rules.filter((rule) => {
      const name = RULE_NAME.exec(rule)?.[1];
      // Keyframes are used by rules and not named by elements, so all of them are kept.
      return name === undefined || words.has(name) || rule.startsWith("@keyframes");
    });
    return { group: key, media, rules: used, css: used.join("") };
  });
  return kept.filter(({ css }) => css);
}
