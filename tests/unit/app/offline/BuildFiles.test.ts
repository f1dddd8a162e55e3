import { beforeEach, describe, expect, it, vi } from "vitest";
import { BuildFiles } from "#app/offline/BuildFiles.ts";

const PAGE = "/shop/kiosk";
const build = (version: string) =>
  new BuildFiles({ version, files: [`/assets/main.${version}.js`, "/assets/shared.js"] }, PAGE);
const pageOf = (version: string) => new Response(`<script src="/assets/main.${version}.js"></script>`);

/** As browsers keep caches: in the order in which they were opened first, and each has its answers by their addresses. */
class Caches {
  private readonly all = new Map<string, Map<string, Response>>();

  async keys() {
    return [...this.all.keys()];
  }

  async delete(name: string) {
    return this.all.delete(name);
  }

  async open(name: string) {
    const answers = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, answers);
    return {
      match: async (address: string) => answers.get(address)?.clone(),
      put: async (address: string, answer: Response) => void answers.set(address, answer),
    };
  }

  async match(address: string, { cacheName }: { cacheName?: string } = {}) {
    const [found] = [...this.all].filter(([name, at]) => (cacheName ?? name) === name && at.has(address));
    return found?.[1].get(address)?.clone();
  }
}

describe("the files of a build", () => {
  let asked: string[];
  let missing: string;
  beforeEach(() => {
    asked = [];
    missing = "";
    vi.stubGlobal("caches", new Caches());
    vi.stubGlobal("fetch", async (file: string) => {
      asked.push(file);
      return new Response(file, { status: file === missing ? 404 : 200 });
    });
  });

  const install = async (version: string) => {
    const files = build(version);
    await files.fetchAll();
    expect(await files.keepPage(pageOf(version))).toBe(true);
    return files;
  };
  const versions = async () => (await caches.keys()).map((name) => name.split(":").at(-1));

  it("are taken from the former build when they have not changed", async () => {
    await install("one");
    asked = [];
    await install("two");
    expect(asked).toEqual(["/assets/main.two.js"]);
  });

  it("stay until the page is on the newer build, and then go", async () => {
    await install("one");
    const two = await install("two");
    await two.dropOlder(1);
    expect(await versions()).toEqual(["one", "two"]);
    await two.dropOlder(0);
    expect(await versions()).toEqual(["two"]);
  });

  it("are not removed by the worker of an older build, which still runs while they are loaded", async () => {
    const one = await install("one");
    await install("two");
    await one.dropOlder(0);
    expect(await versions()).toEqual(["one", "two"]);
  });

  it("are fetched again when an older build replaces a newer one, whose files are removed", async () => {
    await install("one");
    const two = await install("two");
    const again = await install("one");
    await two.dropOlder(0);
    expect(await versions()).toEqual(["two", "one"]);
    await again.dropOlder(0);
    expect(await versions()).toEqual(["one"]);
    expect(await (await again.keptPage())?.text()).toContain("main.one.js");
  });

  it("are not used when one cannot be fetched; the next try only fetches the missing ones", async () => {
    missing = "/assets/main.one.js";
    await expect(build("one").fetchAll()).rejects.toThrow("/assets/main.one.js: 404");
    missing = "";
    asked = [];
    await install("one");
    expect(asked).toEqual(["/assets/main.one.js"]);
  });

  it("include no page that names a file of another build, or none", async () => {
    const one = await install("one");
    expect(await one.keepPage(pageOf("two"))).toBe(false);
    expect(await one.keepPage(new Response("Log in to the Wi-Fi"))).toBe(false);
    expect(one.isOfThisBuild(["/assets/main.one.js"])).toBe(true);
    expect(one.isOfThisBuild([])).toBe(false);
  });
});
