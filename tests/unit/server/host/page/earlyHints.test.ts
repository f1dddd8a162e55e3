import { get, type IncomingHttpHeaders } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkOf, sendEarlyHints } from "../../../../../server/host/page/earlyHints";

describe("what may be fetched before the page is read", () => {
  test("a picture of one size, from here or from elsewhere, with the connection to its origin", () => {
    expect(linkOf([{ href: "/media/uploads/a.webp" }])).toBe(
      "</media/uploads/a.webp>; rel=preload; as=image; fetchpriority=high",
    );
    expect(linkOf([{ href: "https://cdn.example/a b.webp" }])).toBe(
      "<https://cdn.example>; rel=preconnect, <https://cdn.example/a%20b.webp>; rel=preload; as=image; fetchpriority=high",
    );
  });

  test("never a picture of several sizes, which only the page's layout can choose from", () => {
    const imageSrcSet = "/media/seed/a.webp?w=320 320w, /media/seed/a.webp?w=640 640w";
    expect(linkOf([{ href: "", imageSrcSet, imageSizes: "50vw" }])).toBeUndefined();
    const elsewhere = { href: "", imageSrcSet: "https://cdn.example/a-320.webp 320w" };
    expect(linkOf([elsewhere, elsewhere])).toBe("<https://cdn.example>; rel=preconnect");
  });

  test.each(["data:image/webp;base64,AAAA", "javascript:alert(1)", "https://", ""])("nothing for %j", (href) => {
    expect(linkOf([{ href }])).toBeUndefined();
  });

  test("no address ends the header or begins another", () => {
    const link = linkOf([{ href: '/a>; rel=preload, <https://evil.example>\r\nset-cookie: x="1' }]) ?? "";
    expect(link).not.toMatch(/[\r\n]/);
    expect(link.match(/>/g)).toHaveLength(1);
  });
});

describe("103 before the page", () => {
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    app = Fastify();
    app.get("/", (request, reply) => {
      sendEarlyHints(request, reply, "</a.webp>; rel=preload; as=image");
      return reply.send("page");
    });
    port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  });
  afterAll(() => app.close());

  /** The links that were hinted at before the answer, and the answer. */
  function ask(headers: Record<string, string>): Promise<{ hints: IncomingHttpHeaders[]; text: string }> {
    return new Promise((resolve, reject) => {
      const hints: IncomingHttpHeaders[] = [];
      const request = get({ port, host: "127.0.0.1", headers, agent: false }, (response) => {
        let text = "";
        response.on("data", (part) => {
          text += part;
        });
        response.on("end", () => resolve({ hints, text }));
      });
      request.on("information", (information) => hints.push(information.headers));
      request.on("error", reject);
    });
  }

  test("is sent to a caller that opens the page", async () => {
    const { hints, text } = await ask({ "sec-fetch-mode": "navigate" });
    expect(hints).toEqual([{ link: "</a.webp>; rel=preload; as=image" }]);
    expect(text).toBe("page");
  });

  test.each([{ "sec-fetch-mode": "cors" }, {}])("is not sent for %j", async (headers) => {
    const { hints, text } = await ask({ ...headers } as Record<string, string>);
    expect(hints).toEqual([]);
    expect(text).toBe("page");
  });
});
