/**
 * The build-time flags. A plugin whose flag is off is not in the bundle: the bundler replaces `__FLAGS__.name` by a
 * literal and drops the dead branch in `src/app/plugins.ts`. A build sets a flag by an environment variable:
 * `FLAG_COMING_SOON=on npm run build`.
 */
export const flagDefaults = {
  comingSoon: false,
  shipping: true,
  wallet: true,
  kiosk: true,
  counter: true,
  paymentCashfree: true,
  paymentBmspay: true,
  paymentRazorpay: true,
};

export type Flags = Record<keyof typeof flagDefaults, boolean>;

const variableOf = (name: string) => `FLAG_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

export function readFlags(env: Record<string, string | undefined>): Flags {
  const entries = Object.entries(flagDefaults).map(([name, fallback]) => {
    const variable = variableOf(name);
    const value = env[variable];
    if (value !== undefined && value !== "" && value !== "on" && value !== "off") {
      throw new Error(`${variable} is "${value}"; set it to "on" or "off".`);
    }
    return [name, value ? value === "on" : fallback] as const;
  });
  return Object.fromEntries(entries) as Flags;
}

/** The environment variables that set these flags. */
export function flagVariables(flags: Flags): Record<string, "on" | "off"> {
  return Object.fromEntries(Object.entries(flags).map(([name, on]) => [variableOf(name), on ? "on" : "off"]));
}

/** The literals that the bundler puts in place of each `__FLAGS__.name`. */
export function flagDefines(flags: Flags): Record<string, string> {
  return Object.fromEntries(Object.entries(flags).map(([name, on]) => [`__FLAGS__.${name}`, JSON.stringify(on)]));
}
