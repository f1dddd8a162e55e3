import { createStoreTheme } from "../../src/ui/theme/createStoreTheme";
import { haat } from "../../src/ui/theme/haat";
import type { StoreColours } from "../../src/ui/theme/theme.types";

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
