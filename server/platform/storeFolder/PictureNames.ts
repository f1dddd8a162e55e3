import type { FoundPicture } from "./Files.types";
import { fetchedName } from "./fetchedName";
import { quoted, suggestion } from "./suggestion";

/**
 * The address of a picture of a folder. The key is a hash of the content, so that the picture at an address never
 * changes. The key of a demo store's picture, which comes with Haat, is its file name.
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
    // The unusable file is reported as a problem already.
    if (found !== undefined) return { address: "" };
    return { missing: `there is no picture ${quoted(name)} in pictures/.${suggestion(name, this.pictures.keys())}` };
  }

  /** A picture on the web is in the folder once it has been fetched. Until then it is left out and reported. */
  private fetched(url: string): { address: string } | { missing: string } {
    const found = this.pictures.get(fetchedName(url));
    if (found?.key !== undefined) return { address: pictureAddress(found.key) };
    this.unfetched.add(url);
    return { address: "" };
  }
}
