import { describe, expect, it, vi } from "vitest";
import { tellOpened } from "#server/process/tellOpened.ts";

describe("a shop that has opened", () => {
  function told(stores: string[], config: { databaseUrl?: string; isProduction: boolean }) {
    const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const err = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    tellOpened({ port: 3000, stores }, { databaseUrl: undefined, ...config });
    const textOf = (spy: typeof out) => spy.mock.calls.map(([text]) => text).join("");
    return { said: textOf(out), warned: textOf(err) };
  }

  it("prints the address of each of its stores", () => {
    const { said, warned } = told(["kora"], { databaseUrl: "postgres://somewhere/haat", isProduction: true });
    expect(said).toBe("  http://localhost:3000/kora   http://kora.localhost:3000\n");
    expect(warned).toBe("");
  });

  it("says what to do next when its database is empty", () => {
    expect(told([], { isProduction: false }).warned).toContain("`npm run haat -- store init my-shop` makes one");
  });

  it("warns in production that the embedded database does not survive a loss of power", () => {
    expect(told(["kora"], { isProduction: true }).warned).toContain("set DATABASE_URL before you take real money");
    vi.restoreAllMocks();
    expect(told(["kora"], { isProduction: false }).warned).toBe("");
  });
});
