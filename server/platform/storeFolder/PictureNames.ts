import type { FoundPicture } from "./Files.types";
import { fetchedName } from "./fetchedName";
import { quoted, suggestion } from "./suggestion";

/**
 * The address of a picture of a folder. The key is a hash of the content, so that the picture at an address never changes.
 * For a demo store's picture, which is part of Haat, the key is its file name.
 */
const pictureAddress = (key: string) => (key.includes(".") ? `/media/seed/${key}` : `/media/shop/${key}.webp`);

/** Finds the pictures that a folder's files name. */
export class PictureNames {
  /** Addresses of pictures that have not been fetched yet. */
  readonly unfetched = new Set<string>();

  /** By the name in lower case, because people type capitals in different ways. */
  private readonly folded = new Map<string, FoundPicture>();

  constructor(private readonly pictures: ReadonlyMap<string, FoundPicture>) {
    for (const [name, picture] of pictures) this.folded.set(folded(name), picture);
  }

  /** The names in a cell: separated by semicolons, bars, commas or lines, unless the cell is the name of one picture. */
  namesIn(cell: string): string[] {
    if (this.known(cell) !== undefined) return [cell];
    const between = cell.includes("://") ? /[\s;|]+|,(?=\s*https?:)/i : /[;|,\n]/;
    return cell
      .split(between)
      .map((name) => name.trim())
      .filter((name) => name !== "");
  }

  find(name: string): { address: string } | { missing: string } {
    if (/^https?:\/\//i.test(name)) return this.fetched(name);
    const found = this.known(name);
    if (found?.key !== undefined) return { address: pictureAddress(found.key) };
    // The unusable file has been reported as a problem already.
    if (found !== undefined) return { address: "" };
    return { missing: `there is no picture ${quoted(name)} in pictures/.${suggestion(name, this.pictures.keys())}` };
  }

  private known(name: string): FoundPicture | undefined {
    const bare = name.replace(/^\.?\/?pictures\//, "");
    return this.pictures.get(bare) ?? this.folded.get(folded(bare));
  }

  /** A picture on the web is in the folder once it has been fetched. Until then it is left out and reported. */
  private fetched(url: string): { address: string } | { missing: string } {
    const found = this.pictures.get(fetchedName(url));
    if (found?.key !== undefined) return { address: pictureAddress(found.key) };
    this.unfetched.add(url);
    return { address: "" };
  }
}

/** macOS writes é as two characters. */
const folded = (name: string) => name.normalize("NFC").toLowerCase();
