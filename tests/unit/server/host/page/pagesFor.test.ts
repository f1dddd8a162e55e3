import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pageAddress } from "#app/navigation/pageAddress.ts";
import type { LanguageCode } from "#contract/languages.ts";
import type { MadePage, Prerender } from "#contract/page/Prerender.types.ts";
import { pagesFor } from "#server/host/page/pagesFor.ts";
import { PageCache } from "#server/host/pageCache/PageCache.ts";
import type { Builds } from "#server/host/readBuilds.ts";
import type { HostConfig } from "#server/host/settings/readHostConfig.ts";

const LANGUAGES = ["en", "hi", "ur"] as const;
/** The first language of each store. The build of another one says so. */
const first: Record<string, LanguageCode> = { fresh: "en", nila: "hi" };

let app: FastifyInstance;
let drawn: string[];
let loaded: LanguageCode[];
let isDown: boolean;

const page = (language: LanguageCode, status: 200 | 404 | 503, html: string): MadePage => ({
  status,
  html,
  language,
  inline: { scripts: [], styles: [] },
  storeId: "1",
});

function prerenderIn(language: LanguageCode): Prerender {
  const pagesOf: Prerender["pagesOf"] = () => ({
    unanswered: page(language, 503, `no answer, ${language}`),
    nowhere: page(language, 404, `no store, ${language}`),
    async make({ url }) {
      drawn.push(`${language} ${url.pathname}`);
      if (isDown) throw new Error("The platform is down.");
      const [, store = "", code] = url.pathname.split("/");
      const wanted = LANGUAGES.find((each) => each === code) ?? first[store];
      return {
        ...page(language, wanted === language ? 200 : 503, language),
        otherLanguage: wanted === language ? undefined : wanted,
      };
    },
  });
  return { paymentProviders: [], pageAddress, pagesOf } as unknown as Prerender;
}

beforeEach(() => {
  [drawn, loaded, isDown] = [[], [], false];
  const builds: Builds = {
    languages: ["en", "hi", "ur"],
    async in(language) {
      if (!loaded.includes(language)) loaded.push(language);
      return { files: { scripts: [], pages: {}, sheet: "" }, prerender: prerenderIn(language) };
    },
  };
  const config = {
    payments: {},
    mediaOrigins: [],
    pincodeUrl: "/pin/",
    readsFrom: "http://platform",
  } as unknown as HostConfig;
  const cache = new PageCache({ maxBytes: 1e6, now: () => performance.now(), isFed: () => true });
  const pageOf = pagesFor(builds, prerenderIn("en"), config, cache);
  app = Fastify();
  app.get("/*", async (request, reply) => {
    const { page: found } = await pageOf(request);
    return reply.code(found.status).headers(found.headers).header("x-tag", found.body.tag).send("");
  });
});
afterEach(() => app.close());

const get = async (url: string) => {
  const { statusCode, headers } = await app.inject({ url, headers: { host: "localhost" } });
  return `${statusCode} ${headers["content-language"]}`;
};

describe("which build draws a page (ADR 74)", () => {
  it("is the one of the language that the address names, which is loaded then and not before", async () => {
    expect(await get("/fresh")).toBe("200 en");
    expect(loaded).toEqual(["en"]);
    expect(await get("/fresh/ur/cart")).toBe("200 ur");
    expect(drawn).toEqual(["en /fresh/", "ur /fresh/ur/cart"]);
  });

  it("is the one that another build names, and is known for the store's next pages", async () => {
    expect(await get("/nila")).toBe("200 hi");
    expect(await get("/nila/category")).toBe("200 hi");
    expect(drawn).toEqual(["en /nila/", "hi /nila/", "hi /nila/category"]);
  });

  it("is found anew when the store has another first language today", async () => {
    await get("/nila");
    first.nila = "ur";
    expect(await get("/nila/category")).toBe("200 ur");
    first.nila = "hi";
  });

  it("each language of a page is kept for itself", async () => {
    const addresses = ["/fresh", "/fresh/hi", "/fresh/ur"];
    for (const address of [...addresses, ...addresses]) await get(address);
    expect(drawn).toHaveLength(3);
  });
});

describe("a page that cannot be made", () => {
  it("says so in the language of the address, or in the first one of a store that is known", async () => {
    await get("/nila");
    isDown = true;
    expect(await get("/fresh/hi")).toBe("503 hi");
    expect(await get("/nila/category")).toBe("503 hi");
    expect(await get("/fresh/category")).toBe("503 en");
  });

  it("because the address names no store says so in the first language that was built", async () => {
    expect(await get("/")).toBe("404 en");
  });
});
