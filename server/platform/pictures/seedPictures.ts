import { readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { badRequest, notFound } from "../errors";
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureCache, type PictureFormat } from "./PictureCache";
import { seedPicturesFolder } from "./seedPicturesFolder";

const TYPES: Record<string, string> = {
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
};

/** Drawings have no pixels to resize: they are sent as they are. */
const SCALABLE = new Set([".svg", ".ico"]);

/**
 * `/media/seed/<file>`, and `?w=` for one of the widths the storefront's `srcset` names, as WebP or, with `&format=avif`,
 * as AVIF: the address says which, so that no cache between ever mixes them up.
 */
export function serveSeedPictures(app: FastifyInstance, cache: PictureCache): void {
  app.get<{ Params: { file: string }; Querystring: { w?: unknown; format?: unknown } }>(
    "/media/seed/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const width = widthOf(request.query.w);
      const format = formatOf(request.query.format);
      const extension = extname(file);
      const type = TYPES[extension];
      const path = join(seedPicturesFolder, file);
      const found =
        type !== undefined && /^[\w-]+\.\w+$/.test(file) ? await stat(path).catch(() => undefined) : undefined;
      if (found === undefined || type === undefined) throw notFound("This picture");
      const resize = width !== undefined && !SCALABLE.has(extension);
      const version = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`;
      const etag = `"${version}-${resize ? `${width}-${format}` : 0}"`;
      reply.header("etag", etag).header("cache-control", "public, max-age=31536000, immutable");
      // A drawing opened by itself is a document: it may run nothing.
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const picture = resize ? await cache.resized(path, version, width, format) : await readFile(path);
      return reply.type(resize ? `image/${format}` : type).send(picture);
    },
  );
}

function widthOf(given: unknown): number | undefined {
  if (given === undefined) return undefined;
  const width = PICTURE_WIDTHS.find((known) => String(known) === given);
  if (width === undefined) throw badRequest(`Please ask for a width of ${PICTURE_WIDTHS.join(", ")}.`);
  return width;
}

function formatOf(given: unknown): PictureFormat {
  const format = given === undefined ? "webp" : PICTURE_FORMATS.find((known) => known === given);
  if (format === undefined) throw badRequest(`Please ask for ${PICTURE_FORMATS.join(" or ")}.`);
  return format;
}
