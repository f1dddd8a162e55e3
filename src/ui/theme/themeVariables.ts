/** Tokens of a theme as declarations of variables, for a rule. */
export function themeVariables(tokens: object): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}
