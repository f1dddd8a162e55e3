import { EventEmitter } from "node:events";
import type { RequestOptions } from "node:https";
import type { LookupFunction } from "node:net";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";

interface Answer {
  status?: number;
  location?: string;
  parts?: Buffer[];
  /** The request fails with this error. */
  error?: Error;
}

const internet = vi.hoisted(() => ({
  /** The network address of each host name. */
  names: new Map<string, string>(),
  answers: new Map<string, unknown>(),
  asked: [] as string[],
}));

vi.mock("node:dns", () => ({
  lookup: (host: string, _options: unknown, done: (error: Error | null, found?: object[]) => void) => {
    const address = internet.names.get(host);
    if (address === undefined) return done(new Error(`getaddrinfo ENOTFOUND ${host}`));
    done(null, [{ address, family: address.includes(":") ? 6 : 4 }]);
  },
}));

vi.mock("node:https", () => ({
  get: (url: URL, options: RequestOptions, onResponse: (response: EventEmitter) => void) => {
    const request = Object.assign(new EventEmitter(), {
      isGone: false,
      destroy: (error?: Error) => {
        request.isGone = true;
        request.emit("error", error);
      },
    });
    const lookup = options.lookup as LookupFunction;
    queueMicrotask(() =>
      lookup(url.hostname, {}, (error) => {
        if (error) return request.emit("error", error);
        internet.asked.push(url.href);
        const { status = 200, location, parts = [], error: broken } = internet.answers.get(url.href) as Answer;
        if (broken) return request.emit("error", broken);
        const headers = location === undefined ? {} : { location };
        const response = Object.assign(new EventEmitter(), { statusCode: status, headers, destroy: () => {} });
        onResponse(response);
        for (const part of parts) if (!request.isGone) response.emit("data", part);
        if (!request.isGone) response.emit("end");
      }),
    );
    return request;
  },
}));

// The test files of one worker share modules. This one must be loaded with the network above, and no later file may get it so.
vi.resetModules();
const { fetchPublicly } = await import("#server/platform/storeFolder/fetchPublicly.ts");
afterAll(() => vi.resetModules());

const PUBLIC = "93.184.216.34";
const PICTURE = "https://pictures.example/apple.jpg";

afterEach(() => {
  internet.names.clear();
  internet.answers.clear();
  internet.asked.length = 0;
});

function serve(address: string, answer: Answer, ip = PUBLIC): void {
  internet.names.set(new URL(address).hostname, ip);
  internet.answers.set(address, answer);
}

describe("a download from an address in a folder", () => {
  it("is accepted from an https address of the open internet, also after a few redirects", async () => {
    serve(PICTURE, { status: 302, location: "https://cdn.example/a.jpg" });
    serve("https://cdn.example/a.jpg", { parts: [Buffer.from("an "), Buffer.from("apple")] });
    expect((await fetchPublicly(PICTURE)).toString()).toBe("an apple");
  });

  it.each(["http://pictures.example/a.jpg", "file:///etc/passwd", "ftp://pictures.example/a", "apple.jpg", ""])(
    "is refused from %s, which is not https",
    async (address) => {
      await expect(fetchPublicly(address)).rejects.toThrow("only https addresses are fetched");
      expect(internet.asked).toEqual([]);
    },
  );

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:a9fe:a9fe]",
    "[fd00::1]",
    "[fe80::1]",
    // Ranges that are for tests, or no longer in use.
    ...["192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "255.255.255.255"],
    ...["[2001:db8::1]", "[3fff::1]", "[fec0::1]", "[ff02::1]", "[100::1]", "[5f00::1]", "[4000::1]"],
    // Ranges that stand for IPv4 addresses: of all of IPv4, of a translator, of the tunnels 6to4 and Teredo.
    ...["[::7f00:1]", "[::a01:203]", "[64:ff9b::a01:203]", "[64:ff9b:1::a01:203]", "[2002:7f00:1::1]"],
    ...["[2002:a01:203::]", "[2001::1]", "[2001:0:a01:203::1]", "[::ffff:0:a01:203]"],
    // As browsers and `URL` read them: 127.0.0.1.
    "2130706433",
    "0x7f.1",
    "017700000001",
  ])("is refused from %s, which is not public", async (host) => {
    await expect(fetchPublicly(`https://${host}/`)).rejects.toThrow("private network");
    expect(internet.asked).toEqual([]);
  });

  it.each(["2606:2800:220:1:248:1893:25c8:1946", "2a00:1450:4009::200e", "2401:4900::1", "2001:4860:4860::8888"])(
    "is accepted from %s, an address of the open internet",
    async (ip) => {
      serve(PICTURE, { parts: [Buffer.from("an apple")] }, ip);
      expect((await fetchPublicly(PICTURE)).toString()).toBe("an apple");
    },
  );

  it.each(["127.0.0.1", "10.0.0.8", "::1", "fd12::1", "::ffff:192.168.0.1", "fe80::1%eth0", "2002:a01:203::1"])(
    "is refused from a name that leads to %s, at once or by a redirect",
    async (ip) => {
      serve("https://inside.example/", { parts: [Buffer.from("a secret")] }, ip);
      await expect(fetchPublicly("https://inside.example/")).rejects.toThrow("private network");
      serve(PICTURE, { status: 301, location: "https://inside.example/" });
      await expect(fetchPublicly(PICTURE)).rejects.toThrow("private network");
      expect(internet.asked).toEqual([PICTURE]);
    },
  );

  it.each([
    ["http://pictures.example/a.jpg", "only https"],
    ["https://169.254.169.254/latest/meta-data", "private network"],
    ["/again", "leads from address to address"],
  ])("follows no redirect to %s without end or to a forbidden address", async (location, why) => {
    serve(PICTURE, { status: 302, location });
    internet.answers.set("https://pictures.example/again", { status: 302, location });
    await expect(fetchPublicly(PICTURE)).rejects.toThrow(why);
    expect(internet.asked.length).toBeLessThanOrEqual(4);
  });

  it("has 20 MB at most, ends within 20 s, and needs the status 200", async () => {
    const megabyte = Buffer.alloc(1024 * 1024);
    serve(PICTURE, { parts: Array.from({ length: 20 }, () => megabyte) });
    expect((await fetchPublicly(PICTURE)).length).toBe(20 * megabyte.length);
    serve(PICTURE, { parts: [...Array.from({ length: 20 }, () => megabyte), Buffer.from("!")] });
    await expect(fetchPublicly(PICTURE)).rejects.toThrow("larger than 20 MB");
    serve(PICTURE, { error: new DOMException("The operation was aborted due to timeout", "TimeoutError") });
    await expect(fetchPublicly(PICTURE)).rejects.toThrow("took longer than 20 s");
    serve(PICTURE, { status: 404 });
    await expect(fetchPublicly(PICTURE)).rejects.toThrow("the answer was 404");
  });
});
