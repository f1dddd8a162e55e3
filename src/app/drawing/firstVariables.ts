/** `--name: value;` pairs of `rule` that `used` knows; FluentProvider writes some four hundred, a screen shows a tenth. */
export function firstVariables(rule: string, used: ReadonlySet<string>): string {
  return rule.replace(/\s*--([\w-]+):\s*([^;]*);/g, (_, name: string, value: string) =>
    used.has(name) ? `--${name}:${value};` : "",
  );
}
