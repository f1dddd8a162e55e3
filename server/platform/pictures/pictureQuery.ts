import { badRequest } from "../errors";
import { words } from "../words";
import { PICTURE_FORMATS, type PictureFormat, WIDTHS } from "./recipes";

/** The width in `?w=` of a picture's address. @throws 400 for a width that is not offered */
export function widthOf(given: unknown, format: PictureFormat): number | undefined {
  if (given === undefined) return undefined;
  const width = WIDTHS[format].find((known) => String(known) === given);
  if (width === undefined) throw badRequest(words.askForWidth(WIDTHS[format].join(", ")));
  return width;
}

/** The format in `&format=`; WebP when left out. @throws 400 for an unknown format */
export function formatOf(given: unknown): PictureFormat {
  const format = given === undefined ? "webp" : PICTURE_FORMATS.find((known) => known === given);
  if (format === undefined) throw badRequest(words.askForFormat(PICTURE_FORMATS));
  return format;
}
