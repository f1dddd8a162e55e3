import { expect, it } from "vitest";
import { merged } from "#scripts/pictures/merged.ts";

it("what several generators give comes as soon as one of them has it", async () => {
  const gates = new Map<string, () => void>();
  async function* lane(...names: string[]) {
    for (const name of names) {
      await new Promise<void>((open) => gates.set(name, open));
      yield name;
    }
  }
  const all = merged([lane("a", "b"), lane("c")]);
  const next = async (opened: string) => {
    const asked = all.next();
    gates.get(opened)?.();
    return (await asked).value;
  };
  // Each generator begins when the first of its values is asked for.
  const first = all.next();
  gates.get("c")?.();
  expect((await first).value).toBe("c");
  expect(await next("a")).toBe("a");
  expect(await next("b")).toBe("b");
  expect((await all.next()).done).toBe(true);
});

it("a generator that fails ends them all", async () => {
  async function* failing() {
    yield 1;
    throw new Error("no browser");
  }
  const all = merged([failing()]);
  await all.next();
  await expect(all.next()).rejects.toThrow("no browser");
});
