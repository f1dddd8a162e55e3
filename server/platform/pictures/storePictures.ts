import type { FastifyInstance } from "fastify";
import { notFound } from "../errors";
import { keyOfAddress, type StorePictures } from "../services/common/files/StorePictures";
import { words } from "../words";
import type { PictureCache } from "./PictureCache";
import { formatOf, widthOf } from "./pictureQuery";
import { nameOf } from "./recipes";

/** The width when the address has none: the largest that any screen shows. */
const LARGEST = 1680;

/**
 * Serves `/media/shop/<key>.webp`, and `?w=` as for the demo stores' pictures. A picture is always encoded anew, so that
 * the camera's notes in the file, such as the place, are never sent.
 */
export function serveStorePictures(app: FastifyInstance, cache: PictureCache, pictures: StorePictures): void {
  app.get<{ Params: { file: string }; Querystring: { w?: unknown; format?: unknown } }>(
    "/media/shop/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const key = keyOfAddress(`/media/shop/${request.params.file}`);
      if (key === undefined) throw notFound(words.noPicture);
      const format = formatOf(request.query.format);
      const recipe = { width: widthOf(request.query.w, format) ?? LARGEST, format };
      const etag = `"${key}-${nameOf(recipe)}"`;
      reply
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header("x-content-type-options", "nosniff");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const picture = await cache.resized(() => sourceOf(pictures, key), key, recipe.width, format);
      reply.header("etag", etag).header("cache-control", "public, max-age=31536000, immutable");
      return reply.type(`image/${format}`).send(picture);
    },
  );
}

async function sourceOf(pictures: StorePictures, key: string): Promise<Buffer> {
  const found = await pictures.get(key);
  if (found === undefined) throw notFound(words.noPicture);
  return found;
}
