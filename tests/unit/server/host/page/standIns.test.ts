import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { standIns } from "../../../../../server/host/page/standIns";
import type { PreparedPage } from "../../../../../src/contract/page/PreparedPage.types";

const WITHIN = { url: new URL("http://shop.example/"), platformOrigin: "http://platform.example" };
let opaque: Buffer;
let seeThrough: Buffer;
let asked: string[];
let answer: (address: string) => Promise<Response>;

beforeAll(async () => {
  const ground = { width: 24, height: 24, channels: 4 as const };
  const drawn = (alpha: number) => sharp({ create: { ...ground, background: { r: 200, g: 40, b: 40, alpha } } });
  opaque = await drawn(1).removeAlpha().webp().toBuffer();
  seeThrough = await drawn(0.5).webp().toBuffer();
});
beforeEach(() => {
  asked = [];
  answer = async () => new Response(new Uint8Array(opaque));
  vi.stubGlobal("fetch", (address: URL) => {
    asked.push(String(address));
    return answer(String(address));
  });
});
afterEach(() => vi.unstubAllGlobals());

const img = (name: string, more = "") =>
  `<img${more} srcSet="/media/seed/${name}?w=320 320w" src="/media/seed/${name}"/>`;
const pageOf = (html: string): PreparedPage => ({
  status: 200,
  head: { title: "", favicon: "", themeColor: "" },
  html,
  styles: [{ group: "d0", css: "a{}" }],
});
const run = (html: string, decorate = standIns()) =>
  Promise.resolve(decorate(pageOf(html), { ...WITHIN, signal: AbortSignal.timeout(5_000) }));
const rulesOf = ({ styles = [] }: PreparedPage) => styles.at(-1)?.css.match(/img\[src="[^"]+"\]/g) ?? [];

describe("stand-ins for the first pictures", () => {
  test("are rules after the page's own, the most important picture first, and leave the drawing unchanged", async () => {
    const html = img("a.webp") + img("late.webp", ' loading="lazy"') + img("b.webp", ' fetchPriority="high"');
    const page = await run(html);
    expect(page.html).toBe(html);
    expect(page.styles?.[0]).toEqual({ group: "d0", css: "a{}" });
    expect(rulesOf(page)).toEqual(['img[src="/media/seed/b.webp"]', 'img[src="/media/seed/a.webp"]']);
    expect(page.styles?.at(-1)?.css).toContain(`url(data:image/webp;base64,${opaque.toString("base64")})`);
    expect(asked.sort()).toEqual(["a", "b"].map((name) => `http://platform.example/media/seed/${name}.webp?w=24`));
  });

  test("are made for the pictures of a shop's own folder, and for none from elsewhere", async () => {
    const [own, elsewhere] = ["/media/shop/a1.webp", "https://pictures.example/a.webp"].map((src) =>
      img("a.webp").replaceAll("/media/seed/a.webp", src),
    );
    expect(rulesOf(await run(`${own}${elsewhere}`))).toEqual(['img[src="/media/shop/a1.webp"]']);
  });

  test("are asked for once, for all pages", async () => {
    const decorate = standIns();
    await run(img("a.webp") + img("a.webp"), decorate);
    expect(rulesOf(await run(img("a.webp"), decorate))).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  test("are six at most", async () => {
    const many = Array.from({ length: 30 }, (_, index) => img(`p${index}.webp`)).join("");
    expect(rulesOf(await run(many))).toHaveLength(6);
    expect(asked).toHaveLength(6);
  });

  test("never show through a picture with transparency", async () => {
    answer = async () => new Response(new Uint8Array(seeThrough));
    const page = await run(img("glass.webp"));
    expect(page.styles).toHaveLength(1);
  });

  test.each([
    ["is gone", () => Promise.reject(new Error("refused"))],
    ["does not have it", async () => new Response("{}", { status: 404 })],
    ["sends a page", async () => new Response("<html>")],
    ["sends the whole picture", async () => new Response(new Uint8Array(Buffer.concat([opaque, Buffer.alloc(9_000)])))],
  ])("are left out where the platform %s", async (_, answered) => {
    answer = answered;
    const page = await run(img("a.webp"));
    expect(page.styles).toHaveLength(1);
    expect(page.html).toBe(img("a.webp"));
  });

  test("do not delay a page when the platform is slow, and are in the next one", async () => {
    const decorate = standIns();
    let arrive: (answer: Response) => void = () => {};
    answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    expect((await run(img("a.webp"), decorate)).styles).toHaveLength(1);
    arrive(new Response(new Uint8Array(opaque)));
    await vi.waitFor(async () => expect((await run(img("a.webp"), decorate)).styles).toHaveLength(2));
    expect(asked).toHaveLength(1);
  });

  test("are asked for again where they did not come", async () => {
    const decorate = standIns();
    answer = () => Promise.reject(new Error("refused"));
    await run(img("a.webp"), decorate);
    answer = async () => new Response(new Uint8Array(opaque));
    expect((await run(img("a.webp"), decorate)).styles).toHaveLength(2);
  });

  test.each([
    '<img srcSet="x 1w" src="https://elsewhere.example/a.webp"/>',
    '<img srcSet="x 1w" src="/media/seed/..%2Fa.webp"/>',
    '<img srcSet="x 1w" src="/media/seed/a.webp&quot;]{}body{display:none}"/>',
    '<img src="/media/seed/logo.png"/>',
    "",
  ])("are not for %s", async (html) => {
    expect((await run(html)).styles).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});
