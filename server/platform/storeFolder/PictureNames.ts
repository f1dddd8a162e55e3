import type { FoundPicture } from "./Files.types";
import { fetchedName } from "./fetchedName";
import { quoted, suggestion } from "./suggestion";

/**
 * Where a picture of a folder is served from; its name says what is in it, so that it never changes under its address. A
 * demo store's has a file name, under which Haat brings it along.
 */
const pictureAddress = (key: string) => (key.includes(".") ? `/media/seed/${key}` : `/media/shop/${key}.webp`);

/** Finds the pictures that a folder's files name. */
export class PictureNames {
  /** Addresses of pictures that nobody has fetched yet. */
  readonly unfetched = new Set<string>();

  constructor(private readonly pictures: ReadonlyMap<string, FoundPicture>) {}

  find(name: string): { address: string } | { missing: string } {
    if (/^https?:\/\//i.test(name)) return this.fetched(name);
    const found = this.pictures.get(name.replace(/^\.?\/?pictures\//, ""));
    if (found?.key !== undefined) return { address: pictureAddress(found.key) };
    // The picture itself is a problem already.
    if (found !== undefined) return { address: "" };
    return { missing: `there is no picture ${quoted(name)} in pictures/.${suggestion(name, this.pictures.keys())}` };
  }

  /** A picture from elsewhere lies in the folder once it was fetched; until then it is left out, and told about. */
  private fetched(url: string): { address: string } | { missing: string } {
    const found = this.pictures.get(fetchedName(url));
    if (found?.key !== undefined) return { address: pictureAddress(found.key) };
    this.unfetched.add(url);
    return { address: "" };
  }
}
