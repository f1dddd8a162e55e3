import { randomBytes } from "node:crypto";
import { crc32, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { joinedCrc } from "../../../../../server/host/page/joinedCrc";
import { gzipWithNonce, packed, textWithNonce } from "../../../../../server/host/page/packedPage";
import { takesGzip } from "../../../../../server/host/page/takesGzip";

const nonceOf = () => randomBytes(16).toString("base64");
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p class="f1a3p1vp">₹${index}.00</p>`).join("");

describe("a page that was compressed before its nonce was known", () => {
  it.each([
    ["one piece", [words(10)]],
    ["nothing", [""]],
    ["nothing but a nonce", ["", ""]],
    ["many short pieces", Array.from({ length: 50 }, (_, index) => `" x="${index}`)],
    ["pieces longer than gzip looks back", [words(4_000), words(10), words(4_000), words(4_000)]],
    ["pieces that hold what a nonce may look like", [words(3), `${nonceOf()} ${words(3)}`, nonceOf()]],
    ["bytes that do not compress", [randomBytes(70_000).toString("hex"), randomBytes(3).toString("hex")]],
  ])("opens as what was packed, for any nonce: %s", (_, pieces) => {
    const page = packed(pieces.map((piece) => Buffer.from(piece)));
    for (let round = 0; round < 5; round += 1) {
      const nonce = nonceOf();
      expect(gunzipSync(gzipWithNonce(page, nonce)).equals(Buffer.from(pieces.join(nonce)))).toBe(true);
      expect(textWithNonce(page, nonce).toString()).toBe(pieces.join(nonce));
    }
  });

  it("holds no more memory than it counts", () => {
    const { pieces, bytes } = packed(Array.from({ length: 20 }, (_, index) => Buffer.from(words(60 + index))));
    const held = new Set(pieces.map(({ deflated }) => deflated.buffer));
    expect([...held].reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(bytes + 8192);
  });

  it("is hardly larger than a page that is compressed with its nonce", async () => {
    const { gzipSync } = await import("node:zlib");
    const pieces = Array.from({ length: 18 }, (_, index) => words(100 + index));
    const nonce = nonceOf();
    const whole = gzipSync(Buffer.from(pieces.join(nonce))).length;
    expect(gzipWithNonce(packed(pieces.map((piece) => Buffer.from(piece))), nonce).length).toBeLessThan(
      whole + 18 * 60,
    );
  });
});

it("the checksum of two joined texts can be computed from theirs", () => {
  for (const [first, second] of [
    ["", ""],
    ["a", ""],
    ["", "b"],
    ["milk", "bread"],
    [words(1_000), words(7)],
  ] as const) {
    const joined = joinedCrc(crc32(first), crc32(second), Buffer.byteLength(second));
    expect(joined).toBe(crc32(first + second));
  }
});

it.each([
  [undefined, false],
  ["", false],
  ["br", false],
  ["gzip", true],
  ["gzip, deflate, br, zstd", true],
  ["br;q=1, gzip;q=0.5", true],
  ["gzip;q=0, br", false],
  ["gzip;q=0.0", false],
  ["xgzipx", false],
])("who sends %s takes gzip: %s", (accepted, takes) => {
  expect(takesGzip(accepted)).toBe(takes);
});
