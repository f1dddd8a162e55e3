import { afterAll, expect, it, vi } from "vitest";

// The test files of one worker share modules. This test must load the module as the server does, and no later file may get
// that copy.
vi.resetModules();
vi.stubGlobal("__BROWSER__", false);
const { counterPlugin } = await import("#plugins/counter/plugin.ts");
vi.unstubAllGlobals();
afterAll(() => vi.resetModules());

it.each(["/counter", "/board"])("%s is excluded from search engines", async (path) => {
  const route = counterPlugin.routes?.find((each) => each.path === path);
  const context = {} as Parameters<NonNullable<NonNullable<typeof route>["describe"]>>[0];
  expect(await route?.describe?.(context)).toEqual({ isIndexed: false });
});
