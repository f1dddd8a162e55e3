import type { Swatch } from "#contract/catalogue/options.ts";
import { Meant } from "../../ownerInput/Meant";
import type { PictureNames } from "../PictureNames";

/** How values of options look, by `lookKey`. */
export type OptionLooks = ReadonlyMap<string, Swatch>;

/** Capitals make no difference: `maroon` in a sheet is `Maroon` in store.yaml. */
export const lookKey = (option: string, value: string): string => JSON.stringify([option, value]).toLowerCase();

export const lookOf = (looks: OptionLooks, option: string, value: string): Swatch | undefined =>
  looks.get(lookKey(option, value));

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Reads `#7b1e2b`, `#d4af37/#7b1e2b` or the name of a picture. */
export function readSwatch(text: string, pictures: PictureNames): Swatch | Meant {
  const parts = text.split("/").map((part) => part.trim());
  if (parts.length <= 2 && parts.every((part) => COLOUR.test(part))) return { colours: parts };
  const found = pictures.find(text);
  if ("address" in found) return { picture: found.address };
  return new Meant(
    `a colour such as "#7b1e2b", two such as "#d4af37/#7b1e2b", or the name of a picture; ${found.missing}`,
  );
}
