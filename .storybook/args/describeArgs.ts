import type { ReactNode } from "react";
import { isValidElement } from "react";
import type { Preview } from "storybook-react-rsbuild";
import { plainWords } from "../guidance/plainWords";
import { componentFileOf } from "./componentFileOf";
import { descriptionOf } from "./wording";

type Enhancer = NonNullable<Preview["argTypesEnhancers"]>[number];

interface Documented {
  __docgenInfo?: {
    displayName?: string;
    props?: Record<string, { required?: boolean; tsType?: { name: string; raw?: string } }>;
  };
}

/** A longer one fills the table with data that nobody changes by hand. */
const FEW = 5;

/**
 * Fills what the types leave open in the tables of arguments: what an argument means, its type in the code's own words, and
 * what holds when it is left out. Data that nobody would write into a field have none.
 */
export const describeArgs: Enhancer = ({ argTypes, initialArgs, component, parameters }) => {
  const { displayName = "", props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {};
  const { defaults = {}, lists = {} } = componentFileOf(displayName, String(parameters.fileName)) ?? {};
  // Storybook adds the arguments that no type documents after this.
  const undocumented: typeof argTypes = Object.fromEntries(Object.keys(initialArgs).map((name) => [name, { name }]));
  return Object.fromEntries(
    Object.entries({ ...undocumented, ...argTypes }).map(([name, given]) => {
      const { required = false, tsType } = props[name] ?? {};
      const type = lists[name] ?? tsType?.raw ?? tsType?.name ?? given.table?.type?.summary ?? "";
      const control = controlOf(initialArgs[name], type);
      const without = required ? "required" : (defaults[name] ?? (type === "boolean" ? "false" : "left out"));
      const table = { ...given.table, ...(type && { type: { summary: type } }), defaultValue: { summary: without } };
      const description = plainWords(given.description ?? "") || descriptionOf(name);
      return [name, { ...given, description, table, ...(control && { control }) }];
    }),
  ) as typeof argTypes;
};

const SIMPLE = /^(string|number|boolean|("[^"]*"|\d+|\s|\|)+|keyof .*)( \| (null|undefined))*$/;

/** @returns undefined to let Storybook choose by the type */
function controlOf(value: unknown, type: string): { type: "text" } | { disable: true } | undefined {
  const none = { disable: true } as const;
  if (value === undefined || value === null) return SIMPLE.test(type) ? undefined : none;
  if (type === "ReactNode") return typeof value === "string" ? { type: "text" } : none;
  const isFolded = isValidElement(value as ReactNode) || (typeof value === "object" && Object.keys(value).length > FEW);
  return isFolded ? none : undefined;
}
