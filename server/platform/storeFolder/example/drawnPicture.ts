import sharp from "sharp";
import { escapeHtml } from "../../../escapeHtml";

const BANNER = { width: 1680, height: 630 };
const SQUARE = { width: 800, height: 800 };

/** A picture for a start: a colour and a word, to be replaced by a photo of the same name. */
export function drawnPicture(name: string, colour: string, words: string): Promise<Buffer> {
  const { width, height } = name.startsWith("banner") ? BANNER : SQUARE;
  const ink = name.startsWith("banner") ? "#1f7a3d" : "#ffffff";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour}"/>
    <circle cx="${width * 0.5}" cy="${height * 0.42}" r="${height * 0.26}" fill="${ink}" opacity="0.16"/>
    <text x="50%" y="86%" font-family="sans-serif" font-size="${height * 0.11}" font-weight="bold" fill="${ink}" text-anchor="middle">${escapeHtml(words)}</text>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
