import { createStoreTheme } from "#design/theme/createStoreTheme.ts";
import { haat } from "#design/theme/haat.ts";
import type { StoreColours } from "#design/theme/theme.types.ts";

const IS_COLOUR = /^(#|rgb|hsl)/;

/** Every colour that the code can name, with its value in light and in dark for a store of these colours. */
export function colourTokens(colours: StoreColours): [token: string, light: string, dark: string][] {
  const [light, dark] = [createStoreTheme(colours, false), createStoreTheme(colours, true)];
  return Object.entries(haat).flatMap(([name, variable]) => {
    const key = /^var\(--(haat-[\w-]+)\)$/.exec(variable)?.[1] as keyof typeof light | undefined;
    const [inLight, inDark] = key ? [String(light[key] ?? ""), String(dark[key] ?? "")] : ["", ""];
    return IS_COLOUR.test(inLight) ? [[`haat.${name}`, inLight, inDark] as [string, string, string]] : [];
  });
}
