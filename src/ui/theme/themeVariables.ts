import type { StoreTheme } from "./createStoreTheme";

/** Each token of the theme as a variable, for whatever wears the class. */
export function themeVariables(className: string, theme: StoreTheme): string {
  const variables = Object.entries(theme).map(([name, value]) => `--${name}: ${value};`);
  return `.${className} { ${variables.join(" ")} }`;
}
