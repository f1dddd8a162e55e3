import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname } from "node:path";
import type { FastifyInstance } from "fastify";
import { notFound } from "../errors";
import { demoPictures } from "../seed/demoStores";
import { words } from "../words";
import { firstShown } from "./firstShown";
import type { PictureCache } from "./PictureCache";
import { formatOf, widthOf } from "./pictureQuery";
import { nameOf, type Recipe } from "./recipes";
import { warmPictures } from "./warmPictures";

const TYPES: Record<string, string> = {
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
};

/** Drawings have no pixels to resize, so they are sent as they are. */
const SCALABLE = new Set([".svg", ".ico"]);

/**
 * Serves `/media/seed/<file>`; with `?w=` in one of the widths that the storefront's `srcset` names, as WebP, with
 * `&format=avif` as AVIF, or with `&format=png` as an icon. The address names the format, so that no cache on the way can
 * mix formats up. @param ahead makes the pictures on the first screens before somebody asks; false when the demo stores are
 * not wanted
 */
export function serveSeedPictures(app: FastifyInstance, cache: PictureCache, { ahead }: { ahead: boolean }): void {
  app.get<{ Params: { file: string }; Querystring: { w?: unknown; format?: unknown } }>(
    "/media/seed/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const format = formatOf(request.query.format);
      const width = widthOf(request.query.w, format);
      const extension = extname(file);
      const type = TYPES[extension];
      const source = type === undefined ? undefined : await sourceOf(file);
      if (source === undefined || type === undefined) throw notFound(words.noPicture);
      const recipe = width !== undefined && !SCALABLE.has(extension) ? { width, format } : undefined;
      const etag = `"${source.version}-${recipe ? nameOf(recipe) : 0}"`;
      reply.header("etag", etag).header("cache-control", "public, max-age=31536000, immutable");
      // A drawing that is opened by itself is a document, which must not run anything.
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const picture = recipe ? await made(cache, source, recipe) : await readFile(source.path);
      return reply.type(recipe ? `image/${format}` : type).send(picture);
    },
  );
  if (!ahead) return;
  warmPictures(app, function* () {
    for (const { file, ...recipe } of firstShown([...demoPictures().keys()])) {
      yield async () => {
        const source = await sourceOf(file);
        if (source) await made(cache, source, recipe);
      };
    }
  });
}

interface Source {
  path: string;
  version: string;
}

/** One entry for each file. */
const known = new Map<string, Source & { changedAt: number }>();

async function sourceOf(file: string): Promise<Source | undefined> {
  const path = demoPictures().get(file);
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path === undefined || found === undefined) return undefined;
  const before = known.get(path);
  if (before?.changedAt === found.mtimeMs) return before;
  const version = createHash("sha256")
    .update(await readFile(path))
    .digest("base64url")
    .slice(0, 16);
  const source = { path, version, changedAt: found.mtimeMs };
  known.set(path, source);
  return source;
}

function made(cache: PictureCache, { path, version }: Source, { width, format }: Recipe): Promise<Buffer> {
  return cache.resized(path, version, width, format);
}
