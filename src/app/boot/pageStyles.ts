import type { GriffelRenderer } from "@fluentui/react-components";
import type { BrandingStore } from "../../domain/branding";
import { RULE_NAME, ruleGroups } from "../../ui/theme/rules/ruleGroups";
import type { PreparedPage } from "./PreparedPage.types";
import { themeRules } from "./themeRules";

type Styles = NonNullable<PreparedPage["styles"]>;

/** The theme and the CSS rules that a drawn page needs. The other rules are loaded later, with those of all screens. */
export function pageStyles(
  html: string,
  renderer: GriffelRenderer,
  branding: Pick<BrandingStore, "theme" | "announcement">,
): Styles {
  const rules = usedRules(html, renderer);
  const used = rules.flatMap(({ css }) => [...css.matchAll(/var\(--([\w-]+)/g)].map(([, name = ""]) => name));
  return [{ css: themeRules(branding, new Set(used)) }, ...rules];
}

/**
 * Components ask for the rules of all their states. Those whose names occur as words anywhere in the HTML are kept, whatever
 * its form; a word of a text that is also a name costs one rule too many.
 */
function usedRules(html: string, renderer: GriffelRenderer): Styles {
  const words = new Set(html.match(/\w+/g));
  const groups = ruleGroups(renderer).map(({ key, rules }) => {
    const used = rules.filter((rule) => {
      const name = RULE_NAME.exec(rule)?.[1];
      // Keyframes are used by rules and not named by elements, so all of them are kept.
      return name === undefined || words.has(name) || rule.startsWith("@keyframes");
    });
    return { group: key, css: used.join("") };
  });
  return groups.filter(({ css }) => css);
}
