import sharp from "sharp";
import { escapeHtml } from "#contract/page/escapeHtml.ts";

const BANNER = { width: 1680, height: 630 };
const SQUARE = 800;

/** A placeholder picture with a colour and a word, to be replaced by a photo of the same name. */
export function drawnPicture(name: string, colour: string, words: string): Promise<Buffer> {
  const svg = name.startsWith("banner") ? banner(colour) : square(colour, words);
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** The left side stays empty for the banner's text. */
const banner = (
  colour: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${BANNER.width}" height="${BANNER.height}">
    <rect width="100%" height="100%" fill="${colour}"/>
    <g fill="#1f7a3d"><circle cx="1230" cy="330" r="210" opacity="0.16"/><circle cx="1480" cy="210" r="110" opacity="0.12"/></g>
  </svg>`;

const square = (
  colour: string,
  words: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${SQUARE}" height="${SQUARE}">
    <rect width="100%" height="100%" fill="${colour}"/>
    <circle cx="400" cy="340" r="210" fill="#ffffff" opacity="0.16"/>
    <text x="50%" y="86%" font-family="sans-serif" font-size="88" font-weight="bold" fill="#ffffff" text-anchor="middle">${escapeHtml(words)}</text>
  </svg>`;
