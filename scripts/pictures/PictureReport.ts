import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reportPage } from "./reportPage";

export interface Changed {
  /** `ui-price-price--default.light` */
  name: string;
  /** A sentence. */
  why: string;
  /** The pictures to show, by their heading. */
  pictures: Record<string, Buffer>;
}

/** The report of what has changed. Its pictures are files, because a changed token changes more than a thousand. */
export class PictureReport {
  private readonly sections: string[] = [];

  /** @param storybook the address of the Storybook that its links lead to */
  constructor(
    private readonly folder: string,
    private readonly storybook: string,
  ) {}

  /** Forgets the last report. */
  async start(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }

  async add({ name, why, pictures }: Changed): Promise<void> {
    const isAlone = Object.keys(pictures).length === 1;
    const figures = Object.entries(pictures).map(async ([heading, picture]) => {
      // A browser recognises WebP by its content, whatever the file's name.
      const file = `${name}.${heading.toLowerCase()}.png`;
      await writeFile(join(this.folder, file), picture);
      const image = `<img loading="lazy" alt="${heading}: ${name}" src="${file}">`;
      return `<figure class="${heading}${isAlone ? " alone" : ""}"><figcaption>${heading}</figcaption>${image}</figure>`;
    });
    const row = (await Promise.all(figures)).join("");
    const heading = `<h2 id="${name}"><a href="${this.linkOf(name)}" target="storybook">${name}</a></h2>`;
    this.sections.push(`<section>${heading}<p>${why}</p><div class="pictures">${row}</div></section>`);
  }

  /** The story as it was taken: in dark, or from right to left. */
  private linkOf(name: string): string {
    const [id = "", kind = ""] = name.split(".");
    const globals = kind === "dark" ? "&globals=scheme:dark" : kind === "rtl" ? "&globals=dir:rtl" : "";
    return `${this.storybook}/?path=/story/${id}${globals}`;
  }

  /** @returns the path of the page */
  async write(): Promise<string> {
    const path = join(this.folder, "report.html");
    await writeFile(path, reportPage([...this.sections].sort()));
    return path;
  }
}
