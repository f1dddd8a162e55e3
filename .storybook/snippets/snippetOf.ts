import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { StoryContext } from "storybook-react-rsbuild";
import { componentFileOf } from "../args/componentFileOf";
import { nameOf } from "./nameOf";

/** A value that takes more room is data: the snippet names it. */
const LONG = 60;
/** So much of a longer text stands in a snippet. */
const TEXT = 90;

/**
 * A story's code as somebody would write it in the shop: the component with its arguments and the lines that import it. What
 * only the story needs (a frame, a picture's data, a function that does nothing) is left out.
 * @param code what Storybook has made of the drawn story
 */
export function snippetOf(code: string, { component, args, parameters }: StoryContext): string {
  // Storybook asks again for what it has already been given.
  if (code.startsWith("import ")) return code;
  const own = nameOf(component);
  const isOwn = new RegExp(`<${own}\\b`).test(code) || !/^\s*<|\brender\b/.test(code);
  const jsx = (isOwn ? undefined : firstComponentIn(code)) ?? (own ? elementOf(own, args) : shortened(code));
  const used = new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, found = ""]) => found));
  const imports = [...used].flatMap((found) => {
    const file = componentFileOf(found, String(parameters.fileName));
    return file ? [`import { ${found} } from "${file.path}";`] : [];
  });
  return [...imports, "", jsx].join("\n").trim();
}

/** The first element of `code` that the shop has, with the lines up to its end. */
function firstComponentIn(code: string): string | undefined {
  // As it stands in a file of stories, an element follows an arrow.
  const lines = code.replace(/=> </g, "=>\n    <").split("\n");
  const first = lines.findIndex((line) => componentFileOf(/^\s*<([A-Z]\w*)/.exec(line)?.[1] ?? "", "") !== undefined);
  const margin = /^\s*/.exec(lines[first] ?? "")?.[0] ?? "";
  if (first < 0) return undefined;
  const rest = lines.slice(first).map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line));
  const end = rest.findIndex(
    (line, at) => /^(<.*\/>|<.*<\/\w+>|\/>|<\/)/.test(line) && (at > 0 || /(\/>|<\/\w+>)$/.test(line)),
  );
  return shortened(rest.slice(0, end + 1).join("\n"));
}

const shortened = (code: string) =>
  code
    .replace(/(["'])data:[^"']*\1/g, '"picture.webp"')
    .replace(/\{(?:\(\) => \{\}|function [^}]*\{[^}]*\})\}/g, "{…}");

function elementOf(name: string, given: Record<string, unknown>): string {
  const { children, ...props } = given;
  const attributes = Object.entries(props).flatMap(([key, value]) => attributeOf(key, value));
  const inside = children === undefined ? "" : childrenOf(children as ReactNode);
  const flat = [`<${name}`, ...attributes].join(" ");
  const isFlat = flat.length <= TEXT && !flat.includes("\n");
  const open = isFlat ? flat : `<${name}\n${indented(attributes.join("\n"))}\n`;
  if (inside === "") return isFlat ? `${open} />` : `${open}/>`;
  const fits = isFlat && !inside.includes("\n") && flat.length + inside.length <= TEXT;
  return fits ? `${open}>${inside}</${name}>` : `${open}>\n${indented(inside)}\n</${name}>`;
}

const indented = (text: string) => text.replace(/^(?=.)/gm, "  ");

function attributeOf(key: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (value === true) return [key];
  if (typeof value === "string") return [`${key}=${quoted(value)}`];
  if (typeof value === "function") return [`${key}={${key}}`];
  const code = isValidElement(value) ? childrenOf(value) : dataOf(value);
  if (isValidElement(value) && /^</.test(code) && code.includes("\n")) {
    const isSeveral = !code.startsWith("<>") && /\n</.test(code) && value.type === Fragment;
    return [`${key}={\n${indented(isSeveral ? `<>\n${indented(code)}\n</>` : code)}\n}`];
  }
  return [`${key}={${/^</.test(code) || (!isValidElement(value) && code.length <= LONG) ? code : key}}`];
}

const dataOf = (value: unknown) =>
  (JSON.stringify(value) ?? "")
    .replace(/"(\w+)":/g, "$1: ")
    .replace(/,(?=\S)/g, ", ")
    .replace(/^\{(.+)\}$/, "{ $1 }");

/** A picture's data would be longer than all the rest. */
const short = (text: string) => {
  const file = /([\w-]+)(?:\.[0-9a-f]{6,})?\.(?:webp|svg|png|jpe?g)(?:\?.*)?$/.exec(text)?.[1];
  if (/^data:|^(\.?\/)?static\//.test(text) || file !== undefined) return `${file ?? "picture"}.webp`;
  return text.length > TEXT ? `${text.slice(0, TEXT)}…` : text;
};

function quoted(text: string): string {
  const said = short(text);
  return /["\n\\]/.test(said) ? `{${JSON.stringify(said)}}` : `"${said}"`;
}

function childrenOf(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(childrenOf).filter(Boolean).join("\n");
  if (typeof children === "string") return short(children);
  if (typeof children === "number") return String(children);
  if (!isValidElement(children)) return "";
  const { type, props } = children as ReactElement<Record<string, unknown>>;
  if (typeof type === "string") return elementOf(type, props);
  const name = nameOf(type);
  // A fragment, or an element that only the story has.
  if (!componentFileOf(name, "")) return childrenOf(props.children as ReactNode) || "…";
  return elementOf(name, props);
}
