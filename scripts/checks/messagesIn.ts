import { parseSync } from "oxc-parser";

// biome-ignore lint/suspicious/noExplicitAny: the nodes of all kinds of syntax
type Tree = any;

/** What a message of a catalogue consists of. */
export interface Message {
  kind: "text" | "function" | "table" | "elsewhere";
  /** The types of its values; empty where the English message gives the type. */
  types: string[];
  /** The places of its values that are shown, and not only compared. */
  shown: Set<number>;
  /** Its texts, and what stands between values. */
  pieces: string[];
  comparesWithOne: boolean;
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
  const message: Message = {
    kind: KINDS[value?.type] ?? "elsewhere",
    types,
    shown: new Set(),
    pieces: [],
    comparesWithOne: false,
  };
  const isFunction = message.kind === "function";
  const places = new Map<string, number>(
    (isFunction ? value.params : []).map(({ name }: Tree, at: number) => [name, at]),
  );
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
    if (node.type === "BinaryExpression" && node.right.value === 1) message.comparesWithOne = true;
  } else if (!Array.isArray(node)) return;
  for (const [name, each] of Object.entries(node)) {
    if (name !== "typeAnnotation") readInto(message, places, each, isShown && isPartShown(node, name));
  }
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
