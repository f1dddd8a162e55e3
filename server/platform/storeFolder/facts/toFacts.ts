import { FACTS, type FactName } from "#contract/catalogue/facts.ts";
import { optionColumns } from "../csv/OptionColumns";
import { plainWord } from "../csv/plainWord";
import { PRODUCT_COLUMNS } from "../csv/productColumns";
import { slug } from "../slug";
import { quoted } from "../suggestion";
import type { DeclaredFact } from "./DeclaredFact.types";
import { FACT_COLUMNS } from "./factColumns";

interface YamlFact {
  column: string;
  label?: string;
  filter?: boolean;
  search?: boolean;
}

/**
 * The facts that store.yaml declares. When it declares the column of a usual fact, such as Material, that fact gets the
 * label and the place from store.yaml.
 */
export function toFacts(
  written: readonly YamlFact[],
  options: readonly string[],
  wrong: (path: (string | number)[], message: string) => void,
): DeclaredFact[] {
  const facts = written.map(({ column, label, filter = false, search = true }): DeclaredFact => {
    const usual = usualName(column);
    const shown = label ?? (usual === undefined ? capital(column.trim()) : FACTS[usual].label);
    const name = usual ?? slug(column);
    return { name, label: shown.trim(), column: column.trim(), isFilter: filter, isSearched: search };
  });
  const others = Object.entries({ ...PRODUCT_COLUMNS, ...optionColumns(options) }).filter(
    ([name]) => !Object.hasOwn(FACTS, name),
  );
  const taken = new Set(others.flatMap(([, words]) => words));
  for (const [at, { column, name }] of facts.entries()) {
    const tell = (why: string) =>
      wrong(["facts", at, "column"], `facts[${at + 1}].column is ${quoted(column)}, ${why}`);
    if (taken.has(plainWord(column))) tell("which has another meaning in products.csv: name another column.");
    else if (facts.findIndex((other) => other.name === name) < at) tell("which is declared twice: keep one.");
  }
  return facts;
}

const usualName = (column: string) =>
  (Object.keys(FACTS) as FactName[]).find((name) => FACT_COLUMNS[name].includes(plainWord(column)));
const capital = (column: string) => column.charAt(0).toUpperCase() + column.slice(1);
