const OWN = "haat-";

/**
 * Keeps the variables of `rule` whose names are in `used`, because a theme has about four hundred and a screen uses a tenth.
 * Our own few are all kept: the first tap may show something new before the rest of the theme is loaded.
 */
export function firstVariables(rule: string, used: ReadonlySet<string>): string {
  return rule.replace(/\s*--([\w-]+):\s*([^;]*);/g, (_, name: string, value: string) =>
    used.has(name) || name.startsWith(OWN) ? `--${name}:${value};` : "",
  );
}
