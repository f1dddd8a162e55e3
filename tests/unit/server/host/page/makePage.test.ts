import { beforeEach, expect, test, vi } from "vitest";
import type { MadePage, MakeRequest } from "#contract/page/Prerender.types.ts";
import { makePage } from "#server/host/page/makePage.ts";

const ADDRESS = { store: "shop", url: new URL("http://localhost/shop"), kind: "fixed" } as const;
const PAGE: MadePage = {
  status: 200,
  html: "<p>words</p>",
  inline: { scripts: [], styles: [] },
  storeId: "1",
  language: "en",
};

beforeEach(() => void vi.useFakeTimers());

function made(make: (request: MakeRequest) => Promise<MadePage>) {
  const onFailure = vi.fn();
  return { onFailure, page: makePage({ make, headersOf: () => ({}), onFailure }, ADDRESS, "http://localhost") };
}

test("a page that is not made in 10 s is given up, and its running calls are aborted", async () => {
  const ended: unknown[] = [];
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    signal?.addEventListener("abort", () => ended.push(signal.reason));
    return new Promise(() => {});
  });
  const { page, onFailure } = made(({ fetch }) => fetch("http://localhost/api").then(() => PAGE));
  const outcome = expect(page).rejects.toThrow("The page took too long to make.");
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(onFailure).toHaveBeenCalledOnce();
  expect(ended).toEqual(onFailure.mock.calls[0]);
});

test("a page that is made leaves no timer that would keep it in memory", async () => {
  const { page, onFailure } = made(async () => PAGE);
  expect((await page).storeId).toBe("1");
  expect(vi.getTimerCount()).toBe(0);
  expect(onFailure).not.toHaveBeenCalled();
});

test("a page with a failed part is incomplete: it is not kept, and an older page is shown instead", async () => {
  const { page } = made(async () => ({ ...PAGE, status: 503 }));
  expect((await page).isWhole).toBe(false);
  expect((await made(async () => PAGE).page).isWhole).toBe(true);
});
