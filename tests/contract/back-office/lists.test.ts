import { PDFParse } from "pdf-parse";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminOrder, admin } from "#contract/admin.ts";
import type { ReplyOf } from "#contract/endpoint.ts";
import type { Page } from "#contract/wire.types.ts";
import { commands } from "#server/cli/commands.ts";
import { createProgram } from "#server/cli/createProgram.ts";
import { adminEndpoints } from "#tests/support/platform/endpoints.ts";
import { haat, onAnyEngine, shop } from "#tests/support/platform/engines.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";
import { manyOrders } from "./manyOrders";

const MANY = 501;

type Admin = typeof admin;
type HasList<T> =
  T extends Page<unknown>
    ? false
    : true extends { [K in keyof T]: T[K] extends readonly unknown[] ? true : never }[keyof T]
      ? true
      : false;
type Unpaged = { [K in keyof Admin]: HasList<ReplyOf<Admin[K]>> extends true ? K : never }[keyof Admin];

/** The calls that answer a list without saying how long it is: all of it is answered. A new one does not compile until it is here. */
const WHOLE: Record<Unpaged, string> = {
  order: "the items and moments of one order",
  step: "the items of one order",
  recharges: "all that wait",
  refunds: "all that wait",
};

/** Commands that list everything there is. */
const WHOLE_COMMANDS = ["store list", "recharges list", "refunds list"];

const lists = commands.filter(({ name }) => name.endsWith(" list") && !WHOLE_COMMANDS.includes(name));

it.each(lists)("$name has pages, and is JSON for machines", async (command) => {
  const io = recordingIo();
  const program = createProgram([command], io, async () => {});
  await expect(program.parseAsync([...command.name.split(" "), "--help"], { from: "user" })).rejects.toThrow();
  for (const option of ["--limit", "--page", "--json"]) expect(io.text()).toContain(option);
});

onAnyEngine("a list that is cut", () => {
  let token: string;
  beforeAll(async () => {
    const goods = await shop.goods({ stock: 1000 });
    await shop.goods();
    await manyOrders(shop, await shop.buyer(), goods, MANY - 1);
    token = (await haat("token", "add", "till", "--write")).said[0] ?? "";
    await haat("counter", "add", "desk");
    for (const name of ["ONE", "TWO"]) await haat("coupons", "add", name, "--amount", "5");
    for (const name of ["Front", "Back"]) await haat("device", "add", "--name", name);
  });

  const ask = (url: string, query: Record<string, string> = {}) =>
    shop.app.inject({ url, query, headers: { authorization: `Bearer ${token}` } });

  describe("at the command line", () => {
    it("says so, and how to go on", async () => {
      const first = await haat("orders", "list", "--state", "placed", "--limit", "200");
      expect(first.said).toHaveLength(200);
      expect(first.said[0]).toMatch(/^MANY-1 /);
      expect(first.io.warned).toEqual(["200 of 501 shown, page 1 of 3. The next ones: --page 2"]);
      const last = await haat("orders", "list", "--state", "placed", "--limit", "200", "--page", "3");
      expect(last.said).toHaveLength(101);
      expect(last.io.warned).toEqual(["101 of 501 shown, page 3 of 3. This is the last page."]);
      expect((await haat("orders", "list", "--page", "9")).io.warned).toEqual([
        "There is no page 9: the last one is --page 6.",
      ]);
      expect((await haat("orders", "list", "--limit", "501")).io.warned).toEqual([]);
      expect((await haat("orders", "list", "--limit", "0")).io.text()).toContain("Give a whole number, 1 to 10000.");
    });

    it("says so in JSON, too", async () => {
      const { said, io } = await haat("orders", "list", "--limit", "2", "--page", "2", "--json");
      const page = JSON.parse(said.join("")) as Page<AdminOrder>;
      expect([page.rows.length, page.total, page.page, io.warned]).toEqual([2, MANY, 2, []]);
    });

    it.each(["audit", "coupons", "device", "stock", "token"])(
      "of %s has a second page with other rows",
      async (thing) => {
        const one = await haat(thing, "list", "--limit", "1");
        expect(one.io.warned).toEqual([
          expect.stringMatching(/^1 of \d+ shown, page 1 of \d+\. The next ones: --page 2$/),
        ]);
        const two = await haat(thing, "list", "--limit", "1", "--page", "2");
        expect(two.said).toHaveLength(1);
        expect(two.said).not.toEqual(one.said);
      },
    );
  });

  const unpaged = (name: string) => name.replace("admin.", "") in WHOLE || name.startsWith("counter.");
  const getters = adminEndpoints.filter(({ name, endpoint }) => endpoint.method === "GET" && !unpaged(name));

  it.each(getters.filter(({ endpoint: { path } }) => !path.includes(":") && !path.includes("packing")))(
    "of the admin API says how long it is: $name",
    async ({ endpoint: { path } }) => {
      const one = (await ask(path, { size: "1" })).json<Page<unknown>>();
      expect(one).toEqual({ rows: expect.any(Array), total: expect.any(Number), page: 1 });
      if (one.total < 2) return;
      const two = (await ask(path, { size: "1", page: "2" })).json<Page<unknown>>();
      expect([two.total, two.page, two.rows.length]).toEqual([one.total, 2, 1]);
      expect(two.rows).not.toEqual(one.rows);
    },
  );

  describe("of what has to be packed", () => {
    const text = async (pdf: Uint8Array | undefined) =>
      (await new PDFParse({ data: new Uint8Array(pdf ?? []) }).getText()).text;

    it("is complete at the command line, in several files", async () => {
      const { io, said } = await haat("orders", "packing-list", "--out", "/lists/today.pdf");
      expect(said).toEqual([
        "/lists/today.pdf has 500 of 501 orders: part 1 of 2.",
        "/lists/today-2.pdf has 1 of 501 orders: part 2 of 2.",
      ]);
      const [first, second] = [
        await text(io.files.get("/lists/today.pdf")),
        await text(io.files.get("/lists/today-2.pdf")),
      ];
      expect(first).toContain("Orders 1 to 500 of 501");
      expect(second).toContain("Order 501 of 501");
      const numbers = [first, second].flatMap((each) =>
        [...each.matchAll(/^Order (\S+)\s+·/gm)].map(([, number]) => number),
      );
      expect(new Set(numbers).size).toBe(MANY);
    });

    it("names its next page in the admin API", async () => {
      const first = await ask("/api/admin/packing-list");
      expect(first.headers.link).toBe('</api/admin/packing-list?page=2>; rel="next"');
      const second = await ask("/api/admin/packing-list", { page: "2" });
      expect([second.statusCode, second.headers.link]).toEqual([200, undefined]);
      expect((await ask("/api/admin/packing-list", { page: "3" })).statusCode).toBe(404);
    });
  });
});
