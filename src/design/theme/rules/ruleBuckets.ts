import { type GriffelRenderer, renderToStyleElements } from "@griffel/react";

/** The rules of one of Griffel's buckets, and its place among the others. */
export interface RuleBucket {
  /** Bucket, priority and media query. */
  key: string;
  /** The media query of all its rules; empty where they have none. */
  media: string;
  /** Without the media query around them. */
  rules: string[];
}

/** Finds a rule's class or the name of its keyframes. A rule without either applies to the whole page. */
export const RULE_NAME = /(?:\.|keyframes )([fr][0-9a-z]{1,7})\b/;

/**
 * A class that no element has. A page-wide rule without a class counts as being in every page already. With this class in
 * its selector it is left out of drawn pages and loaded with the rules of all screens.
 */
export const LATER = ".flater";

/** Griffel adds these for browsers of 2020 and before. */
const OUTDATED =
  /-(?:webkit-(?:appearance|print-color-scheme|(?:margin|padding)-(?:start|end))|moz-appearance):[^;}]*;/g;

/** All rules that components asked this renderer for, in Griffel's order of buckets. */
export function ruleBuckets(renderer: GriffelRenderer): RuleBucket[] {
  const sheets = new Map(Object.values(renderer.stylesheets).map((sheet) => [keyOf(sheet?.elementAttributes), sheet]));
  return renderToStyleElements(renderer).map(({ props }) => {
    const attributes = props as Record<string, string>;
    const key = keyOf(attributes);
    const { media = "" } = attributes;
    const rules = (sheets.get(key)?.cssRules() ?? []).map((rule) => rule.replace(OUTDATED, ""));
    return { key, media, rules: media ? rules.map(inside) : rules };
  });
}

/** The rule without the media query around it. */
function inside(rule: string): string {
  return rule.slice(rule.indexOf("{") + 1, -1);
}

function keyOf(attributes: Readonly<Record<string, string>> = {}): string {
  const { "data-make-styles-bucket": bucket, "data-priority": priority, media = "" } = attributes;
  return `${bucket}${priority}${media}`;
}
