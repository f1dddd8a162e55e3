import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Customer } from "#contract/customers/customers.ts";
import { DiskFileStore } from "#server/platform/services/common/files/DiskFileStore.ts";
import { ANY_ENGINE, shop, withShop } from "#tests/support/platform/engines.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

describe("A picture that a shopper uploads", () => {
  let now = new Date();
  withShop({ engine: ANY_ENGINE, clock: { now: () => now } });

  /** Over a real connection, because the address is made for the host that was called. */
  const ask = async (buyer: Buyer): Promise<string> => {
    const reply = await fetch(`${shop.baseUrl}/api/common/generate-file-upload-url`, {
      method: "POST",
      headers: { authorization: `Bearer ${buyer.token}`, "content-type": "application/json" },
      body: JSON.stringify({ fileName: "me.png", fileResourceType: "CUSTOMER_PROFILE_PICTURE" }),
    });
    return (await reply.json()).url;
  };
  const put = (url: string, content: Buffer | string, type = "image/png") =>
    fetch(url, { method: "PUT", headers: { "content-type": type }, body: new Uint8Array(Buffer.from(content)) });
  const picture = (width = 40) => sharp({ create: { width, height: 30, channels: 3, background: "#c33" } });
  const withoutQuery = (url: string) => url.split("?")[0] ?? "";
  const save = (buyer: Buyer, dpUrl: string) => {
    const { customerId, mobile } = buyer;
    const profile = { name: "Asha", email: "", mobile, gender: null, dpUrl };
    return shop.call<Customer>(buyer, "PUT", `/api/customers/${customerId}`, profile);
  };

  it("is uploaded to a signed address without a token, encoded anew, and read at the address without its query", async () => {
    const buyer = await shop.buyer();
    const url = await ask(buyer);
    const withPlace = await picture(2000)
      .withExif({ IFD0: { Copyright: "a secret place" } })
      .jpeg()
      .toBuffer();
    expect((await put(url, withPlace, "image/jpeg")).status).toBe(200);
    const read = await fetch(withoutQuery(url));
    expect(read.status).toBe(200);
    expect(read.headers.get("content-type")).toBe("image/webp");
    expect(read.headers.get("x-content-type-options")).toBe("nosniff");
    const kept = await sharp(await read.arrayBuffer()).metadata();
    expect(kept).toMatchObject({ format: "webp", width: 1024 });
    expect(kept.exif).toBeUndefined();
  });

  it("becomes its owner's photo, as a path that any host can show, and nobody else's", async () => {
    const [owner, other] = [await shop.buyer(), await shop.buyer()];
    const url = await ask(owner);
    await put(url, await picture().png().toBuffer());
    const path = new URL(url).pathname;
    expect((await ok(save(owner, withoutQuery(url)))).dpUrl).toBe(path);
    expect((await ok(save(owner, path))).dpUrl).toBe(path);
    expect((await save(other, withoutQuery(url))).status).toBe(400);
    expect((await ok(save(owner, ""))).dpUrl).toBe("");
  });

  it.each(["png", "jpeg", "webp", "gif", "avif"] as const)("may be %s", async (format) => {
    const url = await ask(await shop.buyer());
    expect((await put(url, await picture().toFormat(format).toBuffer())).status).toBe(200);
  });

  it.each([
    [
      "SVG",
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      "image/png",
    ],
    ["SVG by its own name", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', "image/svg+xml"],
    ["HTML", "<!doctype html><script>alert(1)</script>", "image/png"],
    ["nothing", "", "image/png"],
    ["JSON", "{}", "application/json"],
    ["half a PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "image/png"],
  ])("is refused when it is %s by content (bar 13)", async (_what, content, type) => {
    const url = await ask(await shop.buyer());
    const { status } = await put(url, content, type);
    expect([400, 415]).toContain(status);
    expect((await fetch(withoutQuery(url))).status).toBe(404);
  });

  it("is refused beyond 5 MB and when it unpacks to more pixels than allowed", async () => {
    const buyer = await shop.buyer();
    expect((await put(await ask(buyer), Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    expect((await put(await ask(buyer), bomb)).status).toBe(415);
  });

  it("is refused at an address that was changed, forged, or is older than 10 minutes", async () => {
    const url = await ask(await shop.buyer());
    const content = await picture().png().toBuffer();
    const elsewhere = url.replace(/[0-9a-f-]{36}\.webp/, "00000000-0000-0000-0000-000000000000.webp");
    const later = url.replace(/expires=(\d+)/, (_, expires) => `expires=${Number(expires) + 60}`);
    for (const forged of [elsewhere, later, withoutQuery(url), `${url}x`]) {
      expect((await put(forged, content)).status).toBe(403);
    }
    now = new Date(now.getTime() + 601_000);
    expect((await put(url, content)).status).toBe(403);
    now = new Date();
  });

  it("is never replaced at its address, and may be uploaded again after a lost answer", async () => {
    const url = await ask(await shop.buyer());
    const [first, other] = await Promise.all([picture(40).png().toBuffer(), picture(50).png().toBuffer()]);
    expect((await put(url, first)).status).toBe(200);
    const kept = await (await fetch(withoutQuery(url))).arrayBuffer();
    const refused = await put(url, other);
    expect({ status: refused.status, body: await refused.json() }).toMatchObject({
      status: 409,
      body: { code: "UPLOAD_USED", retryable: false },
    });
    const again = await put(url, first);
    expect({ status: again.status, body: await again.json() }).toEqual({ status: 200, body: { stored: true } });
    expect(await (await fetch(withoutQuery(url))).arrayBuffer()).toEqual(kept);
  });

  it("is stored once when many are uploaded to one address at the same moment", async () => {
    const url = await ask(await shop.buyer());
    const pictures = await Promise.all([41, 42, 43, 44, 45, 46].map((width) => picture(width).png().toBuffer()));
    const answers = await Promise.all(pictures.map((one) => put(url, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await sharp(await (await fetch(withoutQuery(url))).arrayBuffer()).metadata()).width).toBe(41 + winner);
  });

  it("leaves no other files in its folder, and none when it could not be stored", async () => {
    const folder = mkdtempSync(join(tmpdir(), "haat-files-"));
    const files = new DiskFileStore(folder);
    await files.putNew("kept/one", Buffer.from("1"));
    await files.putNew("kept/one", Buffer.from("2"));
    await files.put("kept/one", Buffer.from("3"));
    mkdirSync(join(folder, "kept/two"));
    await expect(files.put("kept/two", Buffer.from("4"))).rejects.toThrow();
    expect(readdirSync(join(folder, "kept")).sort()).toEqual(["one", "two"]);
    expect(readFileSync(join(folder, "kept/one"), "utf8")).toBe("3");
    rmSync(folder, { recursive: true });
  });

  it("is stored nowhere but in its folder", async () => {
    for (const path of ["..%2f..%2ftoken-secret", "customer-profile-picture/../../token-secret", "x", ""]) {
      expect((await fetch(`${shop.baseUrl}/media/uploads/${path}`)).status).toBe(404);
    }
  });

  it("needs a login and a known kind of file", async () => {
    const body = { fileName: "me.png", fileResourceType: "CUSTOMER_PROFILE_PICTURE" };
    const url = "/api/common/generate-file-upload-url";
    expect((await shop.call(undefined, "POST", url, body)).status).toBe(403);
    expect((await shop.call(await shop.buyer(), "POST", url, { ...body, fileResourceType: "X" })).status).toBe(400);
  });
});
