/** Marks the host's style element with a theme of which only the first screen's variables were sent. */
export const FIRST_THEME = "data-first-theme";

/** `--name: value;` pairs of `rule` that `used` knows; FluentProvider writes some four hundred, a screen shows a tenth. */
export function firstVariables(rule: string, used: ReadonlySet<string>): string {
  return rule.replace(/\s*--([\w-]+):\s*([^;]*);/g, (_, name: string, value: string) =>
    used.has(name) ? `--${name}:${value};` : "",
  );
}

/** Adds what the host left out, by script: what is drawn later may ask for any variable. */
export function completeTheme(page: Document, theme: object): void {
  const element = page.querySelector<HTMLStyleElement>(`style[${FIRST_THEME}]`);
  if (!element?.sheet) return;
  const variables = Object.entries(theme).map(([name, value]) => `--${name}:${value};`);
  element.sheet.insertRule(`.${element.id}{${variables.join("")}}`, 0);
  element.removeAttribute(FIRST_THEME);
}
