import { Meant } from "../../ownerInput/Meant";
import type { PictureNames } from "../PictureNames";
import { quoted } from "../suggestion";

/** How many missing pictures are named. */
const NAMED = 3;

export function picturesOf(cell: string, pictures: PictureNames): string[] | Meant {
  const names = pictures.namesIn(cell);
  const found = names.map((name) => pictures.find(name));
  const missing = names.flatMap((name, at) => ("missing" in (found[at] ?? {}) ? [name] : []));
  const [first] = found.flatMap((one) => ("missing" in one ? [one.missing] : []));
  if (missing.length > 1) {
    const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : "";
    return new Meant(
      `pictures of the folder: there are no pictures ${missing.slice(0, NAMED).map(quoted).join(", ")}${more} in pictures/.`,
    );
  }
  if (first !== undefined) return new Meant(`pictures of the folder: ${first}`);
  return found.flatMap((one) => ("address" in one && one.address !== "" ? [one.address] : []));
}
