import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Difference } from "./comparePictures";

export interface Changed extends Difference {
  name: string;
  before: Buffer;
  after: Buffer;
}

const data = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;

/** Writes a page with before, after and difference side by side. @returns its path */
export async function writeReport(folder: string, changed: readonly Changed[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const rows = changed.map(
    ({ name, why, before, after, png }) =>
      `<section><h2>${name}</h2><p>${why}</p><div>${[
        ["Before", before],
        ["After", after],
        ["Difference", png],
      ]
        .map(
          ([title, picture]) =>
            `<figure><figcaption>${title}</figcaption><img src="${data(picture as Buffer)}"></figure>`,
        )
        .join("")}</div></section>`,
  );
  const style =
    "body{font:14px system-ui;margin:24px}div{display:flex;gap:16px;align-items:flex-start;flex-wrap:wrap}figure{margin:0;border:1px solid #ccc;max-width:32%}img{max-width:100%}";
  const path = join(folder, "report.html");
  await writeFile(
    path,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>${rows.join("")}`,
  );
  return path;
}
