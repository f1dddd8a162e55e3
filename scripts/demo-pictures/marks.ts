import sharp from "sharp";
import type { PictureJob } from "./job";

/** A basket with a leaf. */
const freshBasketMark = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><defs>
<linearGradient id="b" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#34a35a"/><stop offset="1" stop-color="#176233"/></linearGradient>
<linearGradient id="l" x1="0" x2="1" y1="1" y2="0"><stop offset="0" stop-color="#f28c28"/><stop offset="1" stop-color="#fbc04d"/></linearGradient></defs>
<path d="M128 112C92 96 84 50 112 14C150 34 158 84 128 112Z" fill="url(#l)"/>
<path d="M134 112C140 76 172 58 214 64C210 102 178 124 134 112Z" fill="#6cc24a"/>
<path d="M20 116H236Q248 116 246 128L226 220Q221 242 198 242H58Q35 242 30 220L10 128Q8 116 20 116Z" fill="url(#b)"/>
<path d="M78 148L86 210M128 148V210M178 148L170 210" stroke="#fff" stroke-width="15" stroke-linecap="round"/></svg>`;

/** A house whose door is an arch with a vase in it. */
const koraHomeMark = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><defs>
<linearGradient id="h" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#d0703f"/><stop offset="1" stop-color="#963f1d"/></linearGradient></defs>
<path d="M118 16Q128 8 138 16L234 96Q242 103 242 114V220Q242 242 220 242H36Q14 242 14 220V114Q14 103 22 96Z" fill="url(#h)"/>
<path d="M64 242V160A64 64 0 0 1 192 160V242Z" fill="#fbf1e2"/>
<path d="M112 150H144Q142 168 154 180Q168 196 166 212Q162 240 140 242H116Q94 240 90 212Q88 196 102 180Q114 168 112 150Z" fill="#2f5d62"/>
<path d="M128 152Q126 124 104 116Q104 142 128 152ZM128 148Q134 112 160 108Q160 138 128 148Z" fill="#6f9a6a"/></svg>`;

/** An oven with a loaf in its light. */
const ovenStoryMark = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><defs>
<linearGradient id="o" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#b25577"/><stop offset="1" stop-color="#6f2a46"/></linearGradient></defs>
<rect x="14" y="14" width="228" height="228" rx="40" fill="url(#o)"/>
<path d="M48 206V140A80 80 0 0 1 208 140V206Q208 214 200 214H56Q48 214 48 206Z" fill="#f8dca4"/>
<path d="M72 196Q66 152 98 140Q128 122 158 140Q190 152 184 196Z" fill="#c98a2b"/>
<path d="M104 182L112 152M128 182V148M152 182L144 152" stroke="#fbf1e2" stroke-width="10" stroke-linecap="round"/></svg>`;

const mark = (name: string, svg: string, size: number): PictureJob => ({
  name,
  draw: () =>
    sharp(Buffer.from(svg), { density: 144 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: size < 100 })
      .toBuffer(),
});

export const markJobs = (): PictureJob[] => [
  mark("fb-logo.png", freshBasketMark, 256),
  mark("fb-favicon.png", freshBasketMark, 64),
  mark("kh-logo.png", koraHomeMark, 256),
  mark("kh-favicon.png", koraHomeMark, 64),
  mark("os-logo.png", ovenStoryMark, 256),
  mark("os-favicon.png", ovenStoryMark, 64),
];
