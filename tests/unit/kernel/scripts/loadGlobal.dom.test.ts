import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGlobal } from "#kernel/scripts/loadGlobal.ts";

const SRC = "https://sdk.example/sdk.js";
const page = window as unknown as Record<string, unknown>;
const scriptsInPage = () => [...document.querySelectorAll("script")];
let added: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  added = [];
  // Kept out of the document, so that nothing is fetched.
  vi.spyOn(document.head, "append").mockImplementation((node) => {
    added.push(node as HTMLScriptElement);
    const stand = document.createElement("script");
    (node as HTMLScriptElement).remove = () => stand.remove();
    document.head.appendChild(stand);
  });
});
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(page, "Sdk");
});

describe("a script from elsewhere", () => {
  it("is loaded once and then reused", async () => {
    const loading = loadGlobal("Sdk", SRC);
    expect(added[0]?.src).toBe(SRC);
    page.Sdk = { version: 3 };
    added[0]?.dispatchEvent(new Event("load"));
    expect(await loading).toEqual({ version: 3 });
    expect(await loadGlobal("Sdk", SRC)).toEqual({ version: 3 });
    expect(added).toHaveLength(1);
  });

  it.each([
    ["fails", () => added[0]?.dispatchEvent(new Event("error"))],
    ["loads but brings nothing", () => added[0]?.dispatchEvent(new Event("load"))],
    ["says nothing for 20 seconds", () => vi.advanceTimersByTime(20_000)],
  ])("that %s leaves the page and can be tried again", async (_how, happen) => {
    const loading = loadGlobal("Sdk", SRC);
    expect(scriptsInPage()).toHaveLength(1);
    const refused = expect(loading).rejects.toThrow(`${SRC} did not load.`);
    happen();
    await refused;
    expect(scriptsInPage()).toHaveLength(0);
    const again = loadGlobal("Sdk", SRC);
    page.Sdk = 1;
    added[1]?.dispatchEvent(new Event("load"));
    expect(await again).toBe(1);
  });
});
