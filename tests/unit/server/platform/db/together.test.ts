import { expect, it } from "vitest";
import { together } from "#server/platform/db/together.ts";

it("work side by side gives its results in order", async () => {
  expect(await together([() => Promise.resolve(1), () => "two", () => Promise.resolve([3])])).toEqual([1, "two", [3]]);
});

it("work that fails is thrown only when the other work has ended", async () => {
  let end = () => {};
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isOver = false;
  const failed = together([() => Promise.reject(new Error("no such product")), () => slow]).catch((error: Error) => {
    isOver = true;
    return error.message;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  end();
  expect(await failed).toBe("no such product");
});

it("the error that is thrown is the one that made the others fail", async () => {
  const aborted = Object.assign(new Error("the transaction is aborted"), { code: "25P02" });
  const cause = Object.assign(new Error("there already"), { code: "23505" });
  await expect(together([() => Promise.reject(aborted), () => Promise.reject(cause)])).rejects.toBe(cause);
  await expect(together([() => Promise.reject(aborted)])).rejects.toBe(aborted);
});

it("work that throws at once still lets the work before it end", async () => {
  let isOver = false;
  const before = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    isOver = true;
    throw new Error("the transaction is aborted");
  };
  const atOnce = () => {
    throw new Error("no such column");
  };
  await expect(together([before, atOnce])).rejects.toThrow("the transaction is aborted");
  expect(isOver).toBe(true);
});
