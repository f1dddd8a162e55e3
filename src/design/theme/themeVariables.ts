/** Writes a theme's tokens as CSS variables, to stand inside a rule. */
export function themeVariables(tokens: object): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}
