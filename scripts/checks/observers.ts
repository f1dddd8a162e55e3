import { readFileSync } from "node:fs";
import { sourceFiles } from "./sourceFiles";

/** The names of a class that change, by the class's name: a component that reads one of them needs `observer`. */
type ReadNames = ReadonlyMap<string, ReadonlySet<string>>;

const IS_OBSERVABLE = /\bmake(?:Auto)?Observable\b/;
const CLASS = /^export class (\w+)[^{]*\{\n([\s\S]*?)^\}/gm;
const GETTER_OR_FIELD = /^ {2}(?:readonly )?(?:get )?(?!constructor)(\w+)(?=[?!]?(?::| =|\(\)))/gm;
/** Matches a method with an answer, which is read like a getter: `countOf(view): number`. */
const ASKED = /^ {2}(\w+)\([^;{]*\): (?!void\b|Promise\b|never\b)[^{]+\{$/gm;
const ACTION = /^ {2}(?:async )?(\w+)\([^;{]*\): (?:void|Promise\b[^{]*|never)\s*\{$/gm;

function observableClasses(texts: readonly string[]): ReadNames {
  const found = new Map<string, Set<string>>();
  for (const text of texts.filter((each) => IS_OBSERVABLE.test(each))) {
    for (const [, name = "", body = ""] of text.matchAll(CLASS)) {
      const names = new Set([...body.matchAll(GETTER_OR_FIELD), ...body.matchAll(ASKED)].map(([, each = ""]) => each));
      for (const [, action = ""] of body.matchAll(ACTION)) names.delete(action);
      for (const fixed of fixedIn(body)) names.delete(fixed);
      found.set(name, names);
    }
  }
  return found;
}

/** The names that `makeAutoObservable(this, { name: false })` leaves out. */
const fixedIn = (body: string): string[] => [...body.matchAll(/^\s+(\w+): false,?$/gm)].map(([, name = ""]) => name);

interface Part {
  name: string;
  text: string;
  isObserver: boolean;
}

/** The components and hooks of a file. */
function partsOf(text: string): Part[] {
  const starts = [
    ...text.matchAll(/^(?:export )?(?:(?:const (\w+) = )?(observer)?\(?function (\w+)|const (\w+) = (observer)?\()/gm),
  ];
  return starts
    .map((start, index) => {
      const [, , wrapped, named, constant, wrappedArrow] = start;
      const name = named ?? constant ?? "";
      const part = text.slice(start.index, starts[index + 1]?.index);
      const isObserver = (wrapped ?? wrappedArrow) !== undefined || text.includes(`observer(${name})`);
      return { name, text: part, isObserver };
    })
    .filter(({ name }) => /^(?:[A-Z]|use[A-Z])/.test(name));
}

/** A component without the code that runs later: handlers, effects and getters. */
function drawn(text: string): string {
  return text
    .replace(
      /\b(?:useEffect|useLayoutEffect|useCallback|useAfterPaint)\(\(\) => \{[\s\S]*?\n {2}\}, \[[^\]]*\]\);/g,
      "",
    )
    .replace(/\b(?:const \w+ = |on[A-Z]\w*=\{)(?:async )?\([^)]*\) => \{[\s\S]*?\n {2,8}\}[;}]/g, "")
    .replace(/\bget \w+\(\) \{[^}]*\}/g, "")
    .replace(/\bon[A-Z]\w*=\{[^\n]*/g, "")
    .replace(/\bon[A-Z]\w*: (?:async )?\([^)]*\) =>[^\n]*/g, "")
    .replace(/\bconst \w+ = (?:async )?\([^)]*\) =>[^\n]*/g, "");
}

/** Props that are given an observable object, as `Component prop`, each with its class. */
type GivenStores = ReadonlyMap<string, string>;

/** The variables of a component that hold an observable object, each with its class. */
function storesIn(
  part: Part,
  classes: ReadNames,
  fileText: string,
  given: GivenStores = new Map(),
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [place, store] of given) {
    const [component = "", prop = ""] = place.split(" ");
    if (component === part.name) found.set(prop, store);
  }
  for (const [, variable = "", store = ""] of part.text.matchAll(/const (\w+) = useService\((\w+)\)/g)) {
    if (classes.has(store)) found.set(variable, store);
  }
  if (/= useKiosk\(\)/.test(part.text)) found.set("kiosk", "Kiosk");
  const head = part.text.slice(0, part.text.indexOf(") {") + 1);
  const propsType = /: (\w+Props)\b/.exec(head)?.[1];
  const declared =
    propsType && new RegExp(`interface ${propsType}\\b[^{]*\\{([\\s\\S]*?)^\\}`, "m").exec(fileText)?.[1];
  for (const typed of [head, declared ?? ""]) {
    for (const [, prop = "", store = ""] of typed.matchAll(/\b(\w+)\??: (?:Pick<)?(\w+)\b/g)) {
      if (classes.has(store)) found.set(prop, store);
    }
  }
  return found;
}

const taken = /const \{([^}]*)\} = (?:useService\((\w+)\)|(?:props\.)?(\w+));/g;

/** What a component reads of observable objects while it renders. */
function readsOf(part: Part, classes: ReadNames, fileText: string, given: GivenStores): string[] {
  const stores = storesIn(part, classes, fileText, given);
  const text = drawn(part.text);
  const reads: string[] = [];
  for (const [variable, store] of stores) {
    for (const [said, name = ""] of text.matchAll(
      new RegExp(`(?<![\\w.])(?:props\\.)?${variable}\\??\\.(\\w+)`, "g"),
    )) {
      if (classes.get(store)?.has(name)) reads.push(said);
    }
  }
  for (const [said, store = "", name = ""] of text.matchAll(/useService\((\w+)\)\??\.(\w+)/g)) {
    if (classes.get(store)?.has(name)) reads.push(said);
  }
  for (const [said, names = "", service, variable = ""] of part.text.matchAll(taken)) {
    const known = classes.get(service ?? stores.get(variable) ?? "");
    if (names.split(",").some((name) => known?.has(name.trim().split(":")[0] ?? ""))) reads.push(said);
  }
  return reads;
}

/** Function props that read a store: `countOf={(each) => shown.countOf(each)}`. */
function readingProps(part: Part, classes: ReadNames, fileText: string): string[] {
  const variables = [...storesIn(part, classes, fileText).keys()];
  for (const [, names = "", variable = ""] of part.text.matchAll(/const \{([^}]*)\} = (\w+);/g)) {
    if (variables.includes(variable)) variables.push(...names.split(",").map((name) => name.trim()));
  }
  return [...part.text.matchAll(/\b([a-z]\w*)=\{(\([^)]*\)) => ([^\n]*(?:\n {10,}[^\n]*)*)/g)]
    .filter(([, name = "", , body = ""]) => {
      const isHandler = /^on[A-Z]/.test(name) || /^(?:void|async)\b/.test(body);
      return !isHandler && variables.some((variable) => new RegExp(`(?<![\\w.])${variable}\\??\\.`).test(body));
    })
    .map(([, name = ""]) => name);
}

/** The places where a component passes a whole store on: `<StoreTabs cart={cart} />`. */
function passedOn(part: Part, classes: ReadNames, fileText: string): [string, string][] {
  const stores = storesIn(part, classes, fileText);
  return [...part.text.matchAll(/<([A-Z]\w*)\b([^>]*)>/g)].flatMap(([, component = "", attributes = ""]) =>
    [...attributes.matchAll(/\b(\w+)=\{(\w+)\}/g)].flatMap(([, prop = "", variable = ""]): [string, string][] => {
      const store = stores.get(variable);
      return store === undefined ? [] : [[`${component} ${prop}`, store]];
    }),
  );
}

export interface Source {
  file: string;
  text: string;
}

/**
 * The components that are not observers although they read something observable: directly, by a hook, or by a function that
 * a page gives them. They would show outdated values.
 */
export function unobservedIn(sources: readonly Source[]): string[] {
  const classes = observableClasses(sources.map(({ text }) => text));
  const parts = sources.flatMap(({ file, text }) => partsOf(text).map((part) => ({ ...part, file, fileText: text })));
  const stores: GivenStores = new Map(parts.flatMap((part) => passedOn(part, classes, part.fileText)));
  const reading = parts.map((part) => ({ ...part, reads: readsOf(part, classes, part.fileText, stores) }));
  const hooks = new Set(
    reading.filter(({ name, reads }) => name.startsWith("use") && reads.length > 0).map(({ name }) => name),
  );
  const given = new Map<string, Set<string>>();
  for (const part of parts) {
    const folder = areaOf(part.file);
    const names = given.get(folder) ?? new Set();
    for (const name of readingProps(part, classes, part.fileText)) names.add(name);
    given.set(folder, names);
  }
  return reading
    .filter(({ name, isObserver, file }) => /^[A-Z]/.test(name) && !isObserver && file.endsWith(".tsx"))
    .flatMap(({ name, file, text, reads }) => {
      const called = [...drawn(text).matchAll(/(?<![\w])(?:props\.)?(\w+)\(/g)].map(([, each = ""]) => each);
      const asked = called.filter((each) => hooks.has(each) || given.get(areaOf(file))?.has(each));
      const why = [...reads, ...asked];
      return why.length === 0 ? [] : [`${file}: ${name} reads ${[...new Set(why)].join(", ")}`];
    });
}

/** `plugins/counter`, `src/features/cart`: a page's functions are called in its own area. */
const areaOf = (file: string): string => /^(?:plugins\/[^/]+|src\/features\/[^/]+|src\/\w+)/.exec(file)?.[0] ?? file;

/** Checks the storefront and its plugins. */
export const unobserved = (): string[] =>
  unobservedIn(sourceFiles("src", "plugins").map((file) => ({ file, text: readFileSync(file, "utf8") })));
