import { parseSync } from "oxc-parser";

// biome-ignore lint/suspicious/noExplicitAny: the nodes of all kinds of syntax
type Tree = any;

/** What a message of a catalogue consists of. */
export interface Message {
  kind: "text" | "function" | "table" | "elsewhere";
  /** The names of its values, without the `_` of one that it does not need. */
  names: string[];
  /** The types of its values; empty where the English message gives the type. */
  types: string[];
  /** The places of its values that are shown, and not only compared. */
  shown: Set<number>;
  /** Its texts, and what stands between values. */
  pieces: string[];
  comparesWithOne: boolean;
  /** The places of the values that decide between one and many. */
  counted: Set<number>;
  /** What it says in each category of its plurals. */
  plurals: Branch[];
}

/** A plural's category, with what it says. */
interface Branch extends Pick<Message, "shown" | "pieces"> {
  category: string;
}

const KINDS: Partial<Record<string, Message["kind"]>> = {
  Literal: "text",
  TemplateLiteral: "text",
  ArrowFunctionExpression: "function",
  ObjectExpression: "table",
};

/** The messages of a catalogue, by name (ADR 63). */
export function messagesIn(source: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const node of parseSync("words.ts", source).program.body as Tree[]) {
    if (node.type !== "ExportNamedDeclaration") continue;
    for (const { exported } of node.specifiers) found.set(exported.name, messageOf(undefined, []));
    for (const { id, init } of node.declaration?.declarations ?? []) {
      // `name: typeof english.name` has the English message's values by its type.
      const typeOf = ({ typeAnnotation: type }: Tree) =>
        type && !id.typeAnnotation ? source.slice(type.start, type.end).replace(/^:\s*/, "") : "";
      found.set(id.name, messageOf(init, (init.params ?? []).map(typeOf)));
    }
  }
  return found;
}

function messageOf(value: Tree, types: string[]): Message {
  const kind = KINDS[value?.type] ?? "elsewhere";
  const isFunction = kind === "function";
  const params: string[] = (isFunction ? value.params : []).map(({ name }: Tree) => name);
  const message: Message = {
    kind,
    names: params.map((name) => name.replace(/^_/, "")),
    types,
    shown: new Set(),
    pieces: [],
    comparesWithOne: false,
    counted: new Set(),
    plurals: [],
  };
  const places = new Map(params.map((name, at) => [name, at]));
  readInto(message, places, isFunction ? value.body : value, true);
  return message;
}

/** @param isShown whether the node's value is shown, and not only compared or counted by */
function readInto(message: Message, places: ReadonlyMap<string, number>, node: Tree, isShown: boolean): void {
  if (typeof node?.type === "string" && !node.type.startsWith("TS")) {
    const place = node.type === "Identifier" ? places.get(node.name) : undefined;
    if (isShown && place !== undefined) message.shown.add(place);
    if (isShown && node.type === "Literal" && typeof node.value === "string") message.pieces.push(node.value);
    if (node.type === "TemplateElement") message.pieces.push(node.value.cooked);
    const [by, branches] = pluralOf(node);
    const counted = by && places.get(by.name);
    if (counted !== undefined) message.counted.add(counted);
    if (by && !branches) message.comparesWithOne = true;
    for (const { key, value } of branches ?? []) {
      const branch = { ...messageOf(undefined, []), category: key.name };
      readInto(branch, places, value, true);
      message.plurals.push(branch);
    }
  } else if (!Array.isArray(node)) return;
  for (const [name, each] of Object.entries(node)) {
    if (name !== "typeAnnotation") readInto(message, places, each, isShown && isPartShown(node, name));
  }
}

/** What a node counts by and, in make-plural's way, what it says in each category. */
function pluralOf({ type, left, right, object, property }: Tree): [by?: Tree, branches?: Tree[]] {
  if (type === "BinaryExpression" && right.value === 1) return [left];
  if (type !== "MemberExpression" || object.type !== "ObjectExpression" || property.type !== "CallExpression")
    return [];
  return [property.arguments[0], object.properties];
}

/** Whether what a node shows comes from this part of it. */
function isPartShown(node: Tree, part: string): boolean {
  switch (node.type) {
    case "ConditionalExpression":
      return part !== "test";
    case "LogicalExpression":
      return part !== "left" || node.operator !== "&&";
    case "BinaryExpression":
      return !/[=<>]/.test(node.operator);
    case "MemberExpression":
      // `{ left: "बाएँ" }[way]` says its value, `{ one: "चीज़" }[hi(count)]` only counts by it.
      return part !== "property" || (node.computed && node.property.type === "Identifier");
    case "Property":
      return part !== "key";
  }
  return true;
}
