import type { Static, TSchema } from "typebox";
import { isMap, isScalar, isSeq } from "yaml";
import { Meant } from "../../ownerInput/Meant";
import { type SchemaError, schemaCheck } from "../../schemaCheck";
import type { Problem } from "../StoreFolder.types";
import { quoted, suggestion } from "../suggestion";
import { toText } from "../toText";
import { nameIn, type ParsedYaml, type Path, parseYaml } from "./parseYaml";

export interface Yaml<T> {
  /** Undefined when there is a problem. */
  value?: T;
  problems: Problem[];
  /** Makes a problem at the place of the value under a path. */
  problemAt(path: Path, message: string): Problem;
}

/** The fields of our schemas that the check does not use. */
interface Described {
  /** The expected value, shown to a person who wrote something else. */
  description?: string;
  /** Reads the text as the person wrote it. A number in YAML would lose its form: 1.000. */
  read?: (text: string) => number | Meant;
  properties?: Record<string, Described>;
  /** Of an object whose keys the owner chooses. */
  patternProperties?: Record<string, Described>;
  items?: Described;
}

/**
 * Reads YAML that must match a schema; each problem has its line and column, and the schema's `description` of what is
 * expected.
 */
export function readYaml<S extends TSchema>(file: string, bytes: Buffer, schema: S): Yaml<Static<S>> {
  const nowhere = (_: Path, message: string) => ({ file, message });
  const { text, problem } = toText(file, bytes);
  if (text === undefined) return { problems: [problem], problemAt: nowhere };
  const parsed = parseYaml(file, text);
  if ("problems" in parsed) return { ...parsed, problemAt: nowhere };
  const { problemAt } = parsed;
  const written = readWritten(parsed, schema);
  const verdict = schemaCheck(schema).check(written.value, true);
  if (verdict.isRight && written.mistakes.length === 0) return { value: verdict.value, problems: [], problemAt };
  const mistakes = verdict.isRight ? [] : mistakesOf(schema, written.value, verdict.errors);
  const problems = [...written.mistakes, ...mistakes].map(({ path, message }) => problemAt(path, message));
  problems.sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  if (problems.length === 0) problems.push({ file, message: "its form is wrong: compare it with the example." });
  return { problems, problemAt };
}

interface Mistake {
  path: Path;
  message: string;
}

/** Replaces a text by what `read` makes of it. */
function readWritten({ document, value }: ParsedYaml, schema: Described): { value: unknown; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const walk = (here: unknown, node: unknown, { read, properties, items }: Described, path: Path): unknown => {
    if (read !== undefined && isScalar(node) && node.value !== null) {
      const text = node.source ?? String(node.value);
      const found = read(text);
      if (!(found instanceof Meant)) return found;
      mistakes.push({ path, message: `${nameOf(path)} is ${quoted(text)}; meant is ${found.words}` });
      // Any number that the schema accepts, because the mistake has been reported already.
      return 1;
    }
    if (properties !== undefined && isMap(node)) {
      const fields = here as Record<string, unknown>;
      for (const { key, value: inner } of node.items) {
        const name = nameIn(key) ?? "";
        const its = Object.hasOwn(properties, name) ? properties[name] : undefined;
        if (its !== undefined) fields[name] = walk(fields[name], inner, its, [...path, name]);
      }
    } else if (items !== undefined && isSeq(node)) {
      const list = here as unknown[];
      for (const [at, inner] of node.items.entries()) list[at] = walk(list[at], inner, items, [...path, at]);
    }
    return here;
  };
  return { value: walk(value, document.contents, schema, []), mistakes };
}

function mistakesOf(schema: Described, value: unknown, errors: readonly SchemaError[]): Mistake[] {
  const found = new Map<string, Mistake>();
  const add = (path: Path, message: string) => {
    const key = JSON.stringify(path);
    if (!found.has(key)) found.set(key, { path, message });
  };
  for (const { instancePath, keyword, params } of errors) {
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

function innermost(schema: Described, path: Path): Described | undefined {
  let here: Described | undefined = schema;
  for (const part of path) {
    const own: Described | undefined = here?.properties?.[part] ?? Object.values(here?.patternProperties ?? {})[0];
    here = typeof part === "number" && here?.items ? here.items : own;
  }
  return here;
}

const meaningOf = (schema: Described | undefined) => schema?.description ?? "something else";

function valueAt(value: unknown, path: Path): unknown {
  let here = value;
  for (const part of path) here = (here as Record<string | number, unknown> | undefined)?.[part];
  return here;
}

/** Parses a JSON pointer (RFC 6901); numeric names are positions in a list. */
function pathOf(pointer: string): Path {
  const parts = pointer.split("/").slice(1);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll("~1", "/").replaceAll("~0", "~")));
}

/** For example `banners[2].link`, counted from 1. */
export function nameOf(path: Path): string {
  if (path.length === 0) return "the file";
  return path.map((part, at) => (typeof part === "number" ? `[${part + 1}]` : `${at ? "." : ""}${part}`)).join("");
}
