import { type GriffelRenderer, renderToStyleElements } from "@griffel/react";

/** Griffel's rules that stand in one style element, and where it stands among the others. */
export interface RuleGroup {
  /** Bucket, priority and media query: two pages' groups of one key hold rules of one rank. */
  key: string;
  media: string;
  rules: string[];
}

/** What a rule is about: its class, or the name of its keyframes. A rule without one is about the whole page. */
export const RULE_NAME = /(?:\.|keyframes )([fr][0-9a-z]{1,7})\b/;

/** What a renderer was asked for, in Griffel's order of groups. */
export function ruleGroups(renderer: GriffelRenderer): RuleGroup[] {
  const sheets = new Map(Object.values(renderer.stylesheets).map((sheet) => [keyOf(sheet?.elementAttributes), sheet]));
  return renderToStyleElements(renderer).map(({ props }) => {
    const attributes = props as Record<string, string>;
    const key = keyOf(attributes);
    return { key, media: attributes.media ?? "", rules: sheets.get(key)?.cssRules() ?? [] };
  });
}

function keyOf(attributes: Readonly<Record<string, string>> = {}): string {
  const { "data-make-styles-bucket": bucket, "data-priority": priority, media = "" } = attributes;
  return `${bucket}${priority}${media}`;
}
