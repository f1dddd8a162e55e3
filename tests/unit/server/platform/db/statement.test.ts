import { describe, expect, it, vi } from "vitest";
import type { Executor } from "#server/platform/db/db.types.ts";
import { statement } from "#server/platform/db/statement.ts";

const over = (session: object) => ({ _: { session } }) as unknown as Executor;

describe("a statement that most calls need", () => {
  it("is built once for each connection, and gets the values of each call", async () => {
    const execute = vi.fn(async ({ cartId }: Record<string, unknown>) => `the cart ${cartId}`);
    const prepare = vi.fn(() => ({ execute }));
    const read = statement(["cartId"], prepare);
    const [one, other] = [{}, {}];
    expect(await read(over(one), { cartId: "a" })).toBe("the cart a");
    // Each transaction is a separate object on the same connection.
    expect(await read(over(one), { cartId: "b" })).toBe("the cart b");
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(await read(over(other), { cartId: "c" })).toBe("the cart c");
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it("names the values that come with a call", () => {
    const read = statement(["cartId", "storeId"], (_, given) => ({ execute: async () => given }));
    return expect(read(over({}), { cartId: "a", storeId: "b" })).resolves.toMatchObject({
      cartId: { name: "cartId" },
      storeId: { name: "storeId" },
    });
  });
});
