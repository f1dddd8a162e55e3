import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import { type Document, isAlias, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Problem } from "../StoreFolder.types";
import { quoted, suggestion } from "../suggestion";
import { toText } from "../toText";

type Path = (string | number)[];

export interface Yaml<T> {
  /** Undefined when there is a problem. */
  value?: T;
  problems: Problem[];
  /** Makes a problem at the place of the value under a path. */
  problemAt(path: Path, message: string): Problem;
}

/**
 * Reads YAML that must match a schema; each problem has its line and column, and the schema's `description` of what is
 * expected.
 */
export function readYaml<S extends TSchema>(file: string, bytes: Buffer, schema: S): Yaml<Static<S>> {
  const { text, problem } = toText(file, bytes);
  if (text === undefined) return { problems: [problem], problemAt: (_, message) => ({ file, message }) };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: "silent" });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const problemAt = (path: Path, message: string) => ({ ...at(offsetOf(document, path)), message });
  const broken = document.errors.map((error) => ({
    ...at(error.pos[0]),
    message: `it is not YAML here: ${lowerFirst(error.message)}`,
  }));
  if (broken.length > 0) return { problems: broken, problemAt };
  const alias = aliasIn(document);
  if (alias !== undefined) {
    return { problems: [{ ...at(alias), message: "an alias (*) is not understood here: write it out." }], problemAt };
  }
  const value: unknown = document.toJS();
  const problems = problemsOf(schema, value).map(({ path, message }) => problemAt(path, message));
  return problems.length > 0 ? { problems, problemAt } : { value: value as Static<S>, problems, problemAt };
}

/** Finds an alias, because a few aliases can stand for more text than fits into memory. */
function aliasIn(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, (_, node) => {
    if (!isAlias(node)) return undefined;
    found = node.range?.[0] ?? 0;
    return visit.BREAK;
  });
  return found;
}

/** The offset of the value, or of the nearest existing value around it. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

function problemsOf(schema: TSchema, value: unknown): { path: Path; message: string }[] {
  const found = new Map<string, { path: Path; message: string }>();
  const add = (path: Path, message: string) => {
    const key = JSON.stringify(path);
    if (!found.has(key)) found.set(key, { path, message });
  };
  for (const { instancePath, keyword, params } of Value.Errors(schema, value)) {
    const path = pathOf(instancePath);
    const here = innermost(schema, path);
    if (keyword === "required") {
      const { requiredProperties } = params as { requiredProperties: string[] };
      for (const name of requiredProperties) {
        add([...path, name], `${nameOf([...path, name])} is missing; meant is ${meaningOf(here?.properties?.[name])}.`);
      }
    } else if (keyword === "additionalProperties") {
      const known = Object.keys(here?.properties ?? {});
      for (const name of (params as { additionalProperties: string[] }).additionalProperties) {
        const where = path.length === 0 ? "store.yaml" : nameOf(path);
        add(
          [...path, name],
          `${quoted(name)} is not known in ${where}.${suggestion(name, known) || ` Known are ${known.join(", ")}.`}`,
        );
      }
    } else if (keyword !== "boolean") {
      const given = valueAt(value, path);
      const what = given === null || given === undefined ? "is empty" : `is ${quoted(given)}`;
      add(path, `${nameOf(path)} ${what}; meant is ${meaningOf(here)}.`);
    }
  }
  return [...found.values()];
}

interface Described {
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
}

function innermost(schema: Described, path: Path): Described | undefined {
  let here: Described | undefined = schema;
  for (const part of path) here = typeof part === "number" ? here?.items : here?.properties?.[part];
  return here;
}

const meaningOf = (schema: Described | undefined) => schema?.description ?? "something else";

function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const part of path) here = (here as Record<string | number, unknown> | undefined)?.[part];
  return here;
}

/** Parses a JSON pointer (RFC 6901); numeric names are places in a list. */
function pathOf(pointer: string): Path {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~")));
}

/** For example `banners[2].link`, counted from 1. */
function nameOf(path: Path): string {
  if (path.length === 0) return "the file";
  return path.map((part, at) => (typeof part === "number" ? `[${part + 1}]` : `${at ? "." : ""}${part}`)).join("");
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/\s+/g, " ");
