import { createServer } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toSafePicture } from "#server/platform/services/common/files/toSafePicture.ts";
import { ANY_ENGINE } from "#tests/support/platform/engines.ts";
import { type Buyer, openShop, type Shop } from "#tests/support/platform/shop.ts";

/** The part of S3 that files need: signed PUT and GET of an object in a bucket. */
function startBucket() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, reply) => {
    const path = new URL(request.url ?? "/", "http://bucket").pathname;
    if (!request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/"))
      return reply.writeHead(403).end();
    if (request.method === "PUT") {
      const content = Buffer.concat(await request.toArray());
      if (request.headers["if-none-match"] === "*" && objects.has(path)) {
        return reply.writeHead(412).end('<?xml version="1.0"?><Error><Code>PreconditionFailed</Code></Error>');
      }
      objects.set(path, content);
      return reply.writeHead(200, { etag: '"1"' }).end();
    }
    const found = objects.get(path);
    if (request.method === "HEAD") return reply.writeHead(found ? 200 : 404).end();
    if (found) return reply.writeHead(200, { "content-type": "image/webp" }).end(found);
    return reply
      .writeHead(404)
      .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
  });
  return new Promise<{ url: string; objects: Map<string, Buffer>; stop(): void }>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}`, objects, stop: () => server.close() });
    });
  });
}

describe("Uploads with S3_BUCKET set", () => {
  let shop: Shop;
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  beforeAll(async () => {
    bucket = await startBucket();
    shop = await openShop({
      engine: ANY_ENGINE,
      config: {
        S3_BUCKET: "pictures",
        S3_ENDPOINT: bucket.url,
        S3_ACCESS_KEY_ID: "key",
        S3_SECRET_ACCESS_KEY: "secret",
        S3_PUBLIC_URL: bucket.url,
      },
    });
  });
  afterAll(async () => {
    await shop.close();
    bucket.stop();
  });

  const addressFor = async (buyer: Buyer): Promise<string> => {
    const asked = await fetch(`${shop.baseUrl}/api/common/generate-file-upload-url`, {
      method: "POST",
      headers: { authorization: `Bearer ${buyer.token}`, "content-type": "application/json" },
      body: JSON.stringify({ fileName: "me.png", fileResourceType: "CUSTOMER_PROFILE_PICTURE" }),
    });
    return (await asked.json()).url;
  };
  const plain = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const put = (url: string, content = Buffer.alloc(0)) => fetch(url, { method: "PUT", body: new Uint8Array(content) });
  const objectOf = (url: string) => bucket.objects.get(new URL(url).pathname.replace("/media/uploads", "/pictures"));

  it("are kept in the bucket after a check, and are read through the platform", async () => {
    const buyer = await shop.buyer();
    const url = await addressFor(buyer);
    const where = url.split("?")[0] ?? "";
    expect((await fetch(where)).status).toBe(404);
    expect((await fetch(url, { method: "PUT", body: "<svg/>" })).status).toBe(415);
    expect(bucket.objects.size).toBe(0);

    const [png, ...others] = await Promise.all(["#c33", "#3c3", "#33c"].map(plain));
    expect((await put(url, png)).status).toBe(200);
    expect([...bucket.objects.keys()]).toEqual([new URL(url).pathname.replace("/media/uploads", "/pictures")]);
    const read = await fetch(where);
    expect((await sharp(await read.arrayBuffer()).metadata()).format).toBe("webp");
    expect((await put(url, png)).status).toBe(200);
    for (const other of others) expect((await put(url, other)).status).toBe(409);
    expect(objectOf(url)).toEqual(Buffer.from(await (await fetch(where)).arrayBuffer()));
  });

  it("can be uploaded once to each address in the bucket, whoever is faster", async () => {
    const url = await addressFor(await shop.buyer());
    const pictures = await Promise.all(["#c33", "#3c3", "#33c", "#cc3"].map(plain));
    const answers = await Promise.all(pictures.map((picture) => put(url, picture)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const first = pictures[answers.findIndex(({ status }) => status === 200)];
    expect(objectOf(url)).toEqual(await toSafePicture(first ?? Buffer.alloc(0)));
  });
});
