import { Meant } from "../../ownerInput/Meant";
import type { FolderCategory } from "../StoreFolder.types";
import { slug } from "../slug";
import { suggestion } from "../suggestion";

/** Finds categories by handle or name. If it is wanted, it creates categories that products name and no file lists. */
export class CategoryNames {
  private readonly byWord = new Map<string, FolderCategory>();
  readonly made: FolderCategory[] = [];
  /** The names that were not found, as they were first written, by what capitals make no difference to. */
  private readonly sought = new Map<string, string>();

  constructor(
    listed: readonly FolderCategory[],
    private readonly makesMissing: boolean,
  ) {
    for (const category of listed) this.know(category);
  }

  /** Returns the handle. @param picture used for a category that is created now */
  find(name: string, picture = ""): string | Meant {
    const known = this.byWord.get(name.toLowerCase()) ?? this.byWord.get(slug(name));
    if (known !== undefined) {
      if (known.imagePath === "" && this.made.includes(known)) known.imagePath = picture;
      return known.handle;
    }
    if (name === "" || !this.makesMissing) {
      if (name !== "" && !this.sought.has(slug(name))) this.sought.set(slug(name), name);
      return new Meant(`a category of categories.csv.${suggestion(name, this.names())}`);
    }
    const category = { handle: slug(name), name, imagePath: picture, isActive: true };
    this.made.push(category);
    this.know(category);
    return category.handle;
  }

  missing(): string[] {
    return [...this.sought.values()];
  }

  names(): string[] {
    return [...this.byWord.values()].map((category) => category.name);
  }

  private know(category: FolderCategory): void {
    this.byWord.set(category.handle, category);
    this.byWord.set(category.name.toLowerCase(), category);
  }
}
