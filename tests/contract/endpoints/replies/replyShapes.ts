import { resolve } from "node:path";
import { API, type Checker, type Type } from "typescript/unstable/sync";

/** A type of the contract in a form that JSON can be compared with. */
export type ReplyShape =
  | { kind: "string" | "number" | "boolean" | "null" | "file" | "anything" }
  | { kind: "literal"; value: unknown }
  | { kind: "list"; of: ReplyShape }
  | { kind: "object"; fields: Map<string, { shape: ReplyShape; isOptional: boolean }>; rest?: ReplyShape }
  | { kind: "union"; of: ReplyShape[] };

const OPTIONAL = 16_777_216; // SymbolFlags.Optional
const FLAGS = {
  any: 3,
  undefined: 4,
  null: 8,
  string: 32,
  number: 64,
  boolean: 256,
  object: 1_048_576,
  template: 4_194_304,
};

/**
 * The replies of the reference platform under names such as `carts.addItem`, read from the contract's types by
 * TypeScript.
 */
export function replyShapes(): Map<string, ReplyShape> {
  const api = new API({ cwd: resolve() });
  try {
    const tsconfig = resolve("tests/contract/endpoints/replies/replies.tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
    const file = project?.program.getSourceFile(resolve("tests/contract/endpoints/replies/replies.types.ts"));
    const declared = project && file && project.checker.getSymbolAtLocation(file);
    if (!declared) throw new Error("The types of the replies could not be read.");
    const { checker } = project;
    const replies = checker.getExportsOfModule(declared).find(({ name }) => name === "Replies");
    if (!replies) throw new Error("There is no type Replies.");
    return new Map(
      fieldsOf(checker, checker.getDeclaredTypeOfSymbol(replies)).flatMap(([resource, { type }]) =>
        fieldsOf(checker, type).map(([name, reply]) => [`${resource}.${name}`, shapeOf(checker, reply.type)] as const),
      ),
    );
  } finally {
    api.close();
  }
}

function fieldsOf(checker: Checker, type: Type): [string, { type: Type; isOptional: boolean }][] {
  return checker.getPropertiesOfType(type).map((symbol) => {
    const of = checker.getTypeOfSymbol(symbol);
    if (!of) throw new Error(`What is ${symbol.name}?`);
    return [symbol.name, { type: of, isOptional: (symbol.flags & OPTIONAL) !== 0 }];
  });
}

function shapeOf(checker: Checker, type: Type): ReplyShape {
  if (type.flags & FLAGS.boolean) return { kind: "boolean" };
  if (type.isUnionType()) {
    const all = type.getTypes().filter(({ flags }) => !(flags & FLAGS.undefined));
    const [first, ...others] = all.map((one) => shapeOf(checker, one));
    return first && others.length === 0 ? first : { kind: "union", of: all.map((one) => shapeOf(checker, one)) };
  }
  if (type.isLiteralType()) return { kind: "literal", value: type.value };
  const { flags } = type;
  if (flags & FLAGS.any) return { kind: "anything" };
  if (flags & FLAGS.null) return { kind: "null" };
  if (flags & (FLAGS.string | FLAGS.template)) return { kind: "string" };
  if (flags & FLAGS.number) return { kind: "number" };
  if (checker.typeToString(type) === "ArrayBuffer") return { kind: "file" };
  // A resource may narrow the list of another one: `A[] & B[]` is a list of items that are both.
  const parts = type.isIntersectionType() ? type.getTypes() : [type];
  if (parts.some((part) => checker.isArrayLikeType(part))) {
    const [index] = checker.getIndexInfosOfType(type);
    return { kind: "list", of: index ? shapeOf(checker, index.valueType) : { kind: "anything" } };
  }
  return objectOf(checker, type);
}

function objectOf(checker: Checker, type: Type): ReplyShape {
  // `string & {}` is any text, for which editors suggest the known values.
  if (type.isIntersectionType() && type.getTypes().some(({ flags }) => flags & FLAGS.string)) return { kind: "string" };
  if (!(type.isIntersectionType() || type.flags & FLAGS.object))
    throw new Error(`A reply of ${checker.typeToString(type)}?`);
  const fields = fieldsOf(checker, type).map(
    ([name, field]) => [name, { shape: shapeOf(checker, field.type), isOptional: field.isOptional }] as const,
  );
  const [index] = checker.getIndexInfosOfType(type);
  return { kind: "object", fields: new Map(fields), rest: index && shapeOf(checker, index.valueType) };
}
