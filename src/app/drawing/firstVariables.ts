const OWN = "haat-";

/**
 * `--name: value;` pairs of `rule` that `used` knows; a theme has some four hundred, a screen shows a tenth. Our
 * own few all stay: with the first tap there comes what was not drawn yet, and sooner than the rest of the theme.
 */
export function firstVariables(rule: string, used: ReadonlySet<string>): string {
  return rule.replace(/\s*--([\w-]+):\s*([^;]*);/g, (_, name: string, value: string) =>
    used.has(name) || name.startsWith(OWN) ? `--${name}:${value};` : "",
  );
}
