import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureAt } from "#app/shell/pictureAt.ts";
import { ICON_SIZES, iconAt, PICTURE_WIDTHS } from "#contract/pictures.ts";
import { PictureCache } from "#server/platform/pictures/PictureCache.ts";
import { ANY_ENGINE, platform, withPlatform } from "#tests/support/platform/engines.ts";

const PICTURE = "/media/seed/fb-apple-one.webp";

describe("pictures of the demo stores", () => {
  withPlatform({ engine: ANY_ENGINE });

  const fetchPicture = (url: string, headers = {}) => platform.app.inject({ url, headers });

  it("come unchanged, and as WebP in the widths that the storefront requests", async () => {
    expect((await fetchPicture(PICTURE)).headers["content-type"]).toBe("image/webp");
    const small = await fetchPicture(`${PICTURE}?w=160`);
    expect(small.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: "webp", width: 160 });
  });

  it("come as AVIF when the address asks for it, smaller than as WebP", async () => {
    const [webp, avif] = [await fetchPicture(`${PICTURE}?w=640`), await fetchPicture(`${PICTURE}?w=640&format=avif`)];
    expect(avif.headers["content-type"]).toBe("image/avif");
    expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ format: "heif", width: 640 });
    expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length);
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
    expect((await fetchPicture(`${PICTURE}?w=640&format=gif`)).statusCode).toBe(400);
  });

  it("are resized once and then come from the disk, the same byte for byte", async () => {
    const first = await fetchPicture(`${PICTURE}?w=320`);
    const kept = readdirSync(join(platform.dataDir, "pictures")).length;
    const again = await fetchPicture(`${PICTURE}?w=320`);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(readdirSync(join(platform.dataDir, "pictures"))).toHaveLength(kept);
  });

  it("answer 304 to who has them", async () => {
    const { etag } = (await fetchPicture(`${PICTURE}?w=320`)).headers;
    expect((await fetchPicture(`${PICTURE}?w=320`, { "if-none-match": String(etag) })).statusCode).toBe(304);
    expect((await fetchPicture(`${PICTURE}?w=400`, { "if-none-match": String(etag) })).statusCode).toBe(200);
  });

  it.each(["1", "161", "0", "-160", "160px", "", "1e9"])("refuse the width %j", async (width) => {
    expect((await fetchPicture(`${PICTURE}?w=${width}`)).statusCode).toBe(400);
  });

  it.each(["nothing.webp", "..%2Fseed.ts", "%2e%2e%2fseed.types.ts", "seed.ts", ".webp"])(
    "are not found as %s",
    async (file) => {
      expect((await fetchPicture(`/media/seed/${file}`)).statusCode).toBe(404);
    },
  );

  it("stay under their bound on the disk, the longest unused go first", async () => {
    const folder = join(platform.dataDir, "bounded");
    const cache = new PictureCache(folder, 5000);
    const source = join(process.cwd(), "server/platform/seed/stores/fresh-basket/pictures/fb-apple-one.webp");
    for (const width of [160, 320, 500, 640]) await cache.resized(source, "1", width);
    expect(readdirSync(folder).length).toBeLessThan(4);
  });

  it("are also sent when they cannot be stored", async () => {
    const folder = join(platform.dataDir, "file-instead");
    writeFileSync(folder, "");
    const troubles: unknown[] = [];
    const cache = new PictureCache(folder, 5000, (error) => troubles.push(error));
    const source = join(process.cwd(), "server/platform/seed/stores/fresh-basket/pictures/fb-apple-one.webp");
    expect((await cache.resized(source, "1", 96)).length).toBeGreaterThan(100);
    expect(troubles).toHaveLength(1);
  });

  it("come as square icons for a home screen, the whole logo on white", async () => {
    for (const size of ICON_SIZES) {
      const { headers, rawPayload } = await fetchPicture(iconAt("/media/seed/fb-logo.png", size));
      expect(headers["content-type"]).toBe("image/png");
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: size, height: size, channels: 3 });
      const middle = (Math.floor(size / 2) * size + Math.floor(size / 2)) * 3;
      expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
      expect([...data.subarray(middle, middle + 3)]).not.toEqual([255, 255, 255]);
    }
    expect((await fetchPicture("/media/seed/fb-logo.png?w=500&format=png")).statusCode).toBe(400);
    expect((await fetchPicture("/media/seed/fb-logo.png?w=192&format=avif")).statusCode).toBe(400);
  });

  it.each(["https://elsewhere.example/media/seed/logo.png", "/media/seed/logo.svg", "/media/logo.png", ""])(
    "come from %j in one size alone",
    (src) => {
      expect(pictureAt(src, 320)).toBeUndefined();
      expect(iconAt(src, 192)).toBe(src);
    },
  );

  it("come in every width that the storefront names", async () => {
    for (const width of PICTURE_WIDTHS) {
      expect((await fetchPicture(pictureAt(PICTURE, width) ?? "")).statusCode).toBe(200);
    }
  });
});
