import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { sourceFiles } from "./sourceFiles";

/** Values of the platform's API, which are the same in every language. */
const WIRE = /^src\/contract\/(?!sale\/states)|\/enumValues\.|\/addressInput\./;
/** Texts for operators, owners at the command line, and users of the sandbox. */
const BEHIND =
  /^server\/(?!platform\/(?:errors|http|pictures|routes|services)\b)|\/(?:back-office\/(?:books|folders)|catalogue\/(?:search|shelf))\/|\/http\/(?:documentation|oncePerSpell|callers)\.|\/sandboxCredentials\./;
/** Texts that are sent or stored and never shown unchanged. */
const NAMES = new Set([
  "Asia/Kolkata",
  "Etc/GMT+12",
  "India",
  "Haat",
  "as drawn",
  "Other",
  "Facebook",
  "Instagram",
  "English",
]);

/** Attributes and properties of which a person sees or hears every letter. */
const SHOWN =
  /^(?:title|label|data-label|placeholder|alt|text|legend|heading|hint|description|message|aria-(?:label|description|roledescription|valuetext))$/;
const LETTERS = /\p{L}/u;
/** Matches a text that is no name: one word with a capital, or several words. */
const PROSE = /^\p{Lu}\p{Ll}+(?!\p{L})|^\p{Lu}\p{Ll}.* |\p{L}{2,}[,.:;]? \p{L}{2,}|^ \p{L}+ $/u;
/** The same beside a value: `${count} left`. */
const PROSE_PART = /\p{L}{2,} | \p{L}{2,}|^\p{Lu}\p{Ll}/u;
/** The end of a sentence behind a value: Hindi and Urdu end sentences otherwise. */
const FULL_STOP = /^[.!]\s|^\s*[.!]$/;
/** Matches icons' paths, media queries, lengths, selectors and markup. */
const CODE =
  /^(?:Bearer|Basic|npm|POST) |^#[\da-f]+$|^ --|^erased |^noopener|^[Mm][\d.]|^@media|^<|px\b|[:(][\w-]+:|:is\(|minmax\(|\[role|"[\]>]|cubic-bezier|sans-serif|^data:|charset=|max-age|\/\* @noflip|^var\(|gradient\(/;
const NOT_SHOWN = {
  call: /^(?:make\w*Styles|CheckoutNotOpened|loadGlobal|sql|for|header|WebhookRefused|markContent|(?!PlatformError)\w*Error|matchMedia|querySelector(?:All)?|closest|matches|console|Symbol|token)$/,
  attribute:
    /^(?:className|sizes|style|d|viewBox|autoComplete|media|allow|sandbox|transform|points|data-(?!label$).*)$/,
  property: /^(?:\{.*|statements|summary|help|code|@type|contactType|query-input|rel|key|timeZone)$/,
};

// biome-ignore lint/suspicious/noExplicitAny: the nodes of all kinds of syntax
type Tree = any;

/** ". " behind any value, or "." behind the last one. */
const endsSentence = (parts: string[]) =>
  parts.slice(1).some((each, at) => FULL_STOP.test(each) && (each.length > 1 || at === parts.length - 2));

/** The texts in a source that a person may see. Each belongs into a catalogue, `words.en.ts` (ADR 63). */
export function textsIn(source: string, file = "View.tsx"): string[] {
  const sourceOf = ({ start, end }: Tree) => source.slice(start, end);
  const found = textsUnder(parseSync(file, source).program, false, sourceOf);
  return found.map((node) => sourceOf(node).replace(/\s+/g, " ").trim());
}

/** @param isShown whether all text here is shown, and not only what looks like prose */
function textsUnder(node: Tree, isShown: boolean, sourceOf: (node: Tree) => string): Tree[] {
  const within = (inner: Tree, shown = false): Tree[] => textsUnder(inner, shown, sourceOf);
  if (Array.isArray(node)) return node.flatMap((each) => within(each, isShown));
  if (typeof node?.type !== "string") return [];
  switch (node.type) {
    case "JSXText":
      return LETTERS.test(node.value) || FULL_STOP.test(node.value) ? [node] : [];
    case "Literal": {
      const text = typeof node.value === "string" ? node.value : "";
      return (isShown ? LETTERS : PROSE).test(text) && !CODE.test(text) && !NAMES.has(text) ? [node] : [];
    }
    case "TemplateLiteral": {
      const parts: string[] = node.quasis.map((each: Tree) => each.value.cooked);
      const hasProse = parts.some((each) => (isShown ? LETTERS : PROSE_PART).test(each)) && !CODE.test(parts.join(""));
      const isText = hasProse || endsSentence(parts);
      return [...(isText ? [node] : []), ...within(node.expressions, isShown)];
    }
    case "JSXAttribute": {
      const name = sourceOf(node.name);
      return NOT_SHOWN.attribute.test(name) ? [] : within(node.value, SHOWN.test(name));
    }
    case "Property":
    case "PropertyDefinition": {
      const name = node.computed ? "" : sourceOf(node.key).replaceAll('"', "");
      if (NOT_SHOWN.property.test(name)) return [];
      return [...within(node.decorators), ...within(node.value, SHOWN.test(name))];
    }
    case "JSXExpressionContainer":
      return within(node.expression, isShown);
    case "ConditionalExpression":
      return [...within(node.test), ...within([node.consequent, node.alternate], isShown)];
    case "LogicalExpression":
      return [...within(node.left, isShown && node.operator !== "&&"), ...within(node.right, isShown)];
    case "JSXElement":
    case "JSXFragment":
      return [...within(node.openingElement), ...within(node.children, true)];
    case "SwitchCase":
      return within(node.consequent);
  }
  return isNotShown(node, sourceOf) ? [] : Object.values(node).flatMap((each) => within(each));
}

/** Types, imports, comparisons, and calls that show nobody anything. */
function isNotShown(node: Tree, sourceOf: (node: Tree) => string): boolean {
  const callee = node.callee ?? node.tag;
  if (callee) return /\blog\.\w+$/.test(sourceOf(callee)) || NOT_SHOWN.call.test(sourceOf(callee.property ?? callee));
  if (node.type === "BinaryExpression") return /^[=!]=/.test(node.operator);
  return /^(?:Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNull|Parameter))/.test(node.type);
}

/** Checks storefront, plugins and platform. @returns each file with its texts */
export function looseTexts(): string[] {
  return sourceFiles("src", "plugins", "server", "docs/examples")
    .filter((file) => !/\bwords\.\w+\.ts$/.test(file) && !WIRE.test(file) && !BEHIND.test(file))
    .flatMap((file) => textsIn(readFileSync(file, "utf8"), file).map((text) => `${file}: ${text}`));
}
