import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface Changed {
  name: string;
  /** A sentence. */
  why: string;
  /** The pictures to show side by side, by their heading. */
  pictures: Record<string, Buffer>;
}

const STYLE =
  "body{font:14px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start;flex-wrap:wrap}figure{margin:0;border:1px solid #ccc;max-width:32%}img{max-width:100%}";

/** A page that shows what has changed. Its pictures are files, because a changed token changes more than a thousand. */
export class PictureReport {
  private readonly sections: string[] = [];

  constructor(private readonly folder: string) {}

  /** Forgets the last report. */
  async start(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }

  async add({ name, why, pictures }: Changed): Promise<void> {
    const figures = Object.entries(pictures).map(async ([heading, picture]) => {
      // A browser looks at what a file contains, and does not mind WebP here.
      const file = `${name}.${heading.toLowerCase()}.png`;
      await writeFile(join(this.folder, file), picture);
      return `<figure><figcaption>${heading}</figcaption><img loading="lazy" src="${file}"></figure>`;
    });
    const row = (await Promise.all(figures)).join("");
    this.sections.push(`<section><h2>${name}</h2><p>${why}</p><div>${row}</div></section>`);
  }

  /** @returns the path of the page */
  async write(): Promise<string> {
    const path = join(this.folder, "report.html");
    const head = `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style>`;
    const count = `<h1>${this.sections.length} ${this.sections.length === 1 ? "picture" : "pictures"}</h1>`;
    await writeFile(path, head + count + [...this.sections].sort().join(""));
    return path;
  }
}
