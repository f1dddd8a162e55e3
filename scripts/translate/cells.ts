import { parseSync } from "oxc-parser";

// biome-ignore lint/suspicious/noExplicitAny: the nodes of all kinds of syntax
type Tree = any;

/** A text of a catalogue that a translator writes: a message, or one of several in a table (`keyNames.{enter}`). */
export interface Cell {
  name: string;
  /** The text, with `{value}` and ICU's plural and select; a function that ICU cannot say is as in the source. */
  text: string;
  /** Where it stands in the source. */
  start: number;
  end: number;
  /** The values of a function and their types, as in the source. */
  values?: string[];
}

/** The texts of a catalogue. Expressions of other kinds, such as patterns, are none. */
export function cellsOf(source: string): Cell[] {
  const body = parseSync("words.ts", source, { preserveParens: false }).program.body as Tree[];
  return body
    .filter(({ type, declaration }) => type === "ExportNamedDeclaration" && declaration)
    .flatMap(({ declaration }) => declaration.declarations)
    .flatMap(({ id, init }) => cellsIn(source, id.name, init));
}

function cellsIn(source: string, name: string, node: Tree): Cell[] {
  const place = { name, start: node.start as number, end: node.end as number };
  const slice = ({ start, end }: Tree) => source.slice(start, end);
  if (node.type === "ArrayExpression")
    return node.elements.flatMap((each: Tree, at: number) => cellsIn(source, `${name}.${at}`, each));
  if (node.type === "ObjectExpression") {
    return node.properties.flatMap(({ key, value }: Tree) =>
      cellsIn(source, `${name}.${key.value ?? key.name}`, value),
    );
  }
  if (node.type === "ArrowFunctionExpression")
    return [{ ...place, text: asIcu(node.body) ?? slice(node), values: node.params.map(slice) }];
  const text = node.type === "TemplateLiteral" ? node.quasis[0].value.cooked : node.value;
  return typeof text === "string" && node.expressions === undefined ? [{ ...place, text }] : [];
}

/** An expression in ICU's notation; undefined when ICU cannot say it. */
function asIcu(node: Tree): string | undefined {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? quoted(node.value) : undefined;
    case "Identifier":
      return `{${node.name}}`;
    case "TemplateLiteral": {
      const parts = node.quasis.flatMap(({ value }: Tree, at: number) => [
        quoted(value.cooked),
        ...node.expressions.slice(at, at + 1).map(asIcu),
      ]);
      return parts.includes(undefined) ? undefined : parts.join("");
    }
    case "MemberExpression": {
      if (node.object.type !== "ObjectExpression") return undefined;
      const isPlural = node.property.type === "CallExpression";
      const value = isPlural ? node.property.arguments[0] : node.property;
      const choices = node.object.properties.map(({ key, value }: Tree) => [key.name ?? key.value, value]);
      return chosen(value, isPlural ? "plural" : "select", choices);
    }
    case "ConditionalExpression": {
      const { test, consequent, alternate } = node;
      if (test.type === "Identifier")
        return chosen(test, "select", [
          ["true", consequent],
          ["other", alternate],
        ]);
      if (test.operator !== "===") return undefined;
      if (test.right.name === "undefined")
        return chosen(test.left, "select", [
          ["undefined", consequent],
          ["other", alternate],
        ]);
      const number = test.right.value;
      if (typeof number !== "number") return undefined;
      return chosen(test.left, "plural", [
        [number === 1 ? "one" : `=${number}`, consequent],
        ["other", alternate],
      ]);
    }
  }
  return undefined;
}

function chosen(value: Tree, kind: "plural" | "select", choices: [when: string, then: Tree][]): string | undefined {
  const texts = choices.map(([when, then]) => [when, asIcu(then)] as const);
  if (value.type !== "Identifier" || texts.some(([, text]) => text === undefined)) return undefined;
  return `{${value.name}, ${kind}, ${texts.map(([when, text]) => `${when} {${text}}`).join(" ")}}`;
}

/** ICU takes braces between apostrophes as they are, and an apostrophe before another one or a value as a mark. */
const quoted = (text: string) =>
  /[{}]/.test(text) ? text.replaceAll("'", "''").replace(/[{}]+/g, "'$&'") : text.replace(/'(?='|$)/g, "''");
