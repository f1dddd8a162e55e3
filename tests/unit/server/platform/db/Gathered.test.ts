import { describe, expect, it } from "vitest";
import { Gathered } from "#server/platform/db/Gathered.ts";

describe("reads that are gathered (ADR 39)", () => {
  const open = () => {
    const reads: string[][] = [];
    const gathered = new Gathered(async (keys: readonly string[]) => {
      reads.push([...keys]);
      if (keys.includes("broken")) throw new Error("the connection broke");
      return keys.map((key) => key.toUpperCase());
    });
    return { reads, gathered };
  };

  it("become one for all requests of a turn, and each caller gets its own answer", async () => {
    const { reads, gathered } = open();
    expect(await Promise.all(["a", "b", "a"].map((key) => gathered.read(key)))).toEqual(["A", "B", "A"]);
    expect(reads).toEqual([["a", "b", "a"]]);
  });

  it("answer nobody with data from before the request", async () => {
    const { reads, gathered } = open();
    await gathered.read("a");
    await gathered.read("a");
    expect(reads).toEqual([["a"], ["a"]]);
  });

  it("fail for those who asked together, and for nobody after them", async () => {
    const { gathered } = open();
    const together = await Promise.allSettled([gathered.read("broken"), gathered.read("a")]);
    expect(together.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await gathered.read("a")).toBe("A");
  });
});
