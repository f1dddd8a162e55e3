import { expect, test } from "vitest";
import { ReusedContext } from "#tests/support/browser/ReusedContext.ts";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { arrive } from "#tests/support/browser/shopperBrowser.ts";
import { theShop } from "#tests/support/browser/theShop.ts";

test("a test in a reused context finds nothing of the former test", async () => {
  const { browser, base } = await theShop();
  const left = () => ({
    local: localStorage.getItem("name"),
    session: sessionStorage.getItem("name"),
    cookie: document.cookie,
    name: window.name,
    entries: history.length,
    width: innerWidth,
  });
  const first = await arrive(browser);
  await first.page.goto(`${base}/privacypolicy`);
  const fresh = await first.page.evaluate(left);
  await first.leave();

  const second = await arrive(browser);
  await second.page.goto(`${base}/privacypolicy`);
  await second.page.goto(`${base}/login`);
  await second.page.setViewportSize({ width: 390, height: 844 });
  await second.page.evaluate(() => {
    localStorage.setItem("name", "Asha");
    sessionStorage.setItem("name", "Asha");
    // biome-ignore lint/suspicious/noDocumentCookie: what a page of any shop may do.
    document.cookie = "name=Asha";
    window.name = "Asha";
  });
  const heard: string[] = [];
  second.page.on("request", (request) => heard.push(request.url()));
  await second.context.setOffline(true);
  await second.leave();

  heard.length = 0;
  const third = await arrive(browser);
  expect(third.page).toBe(second.page);
  await third.page.goto(`${base}/privacypolicy`);
  expect(await third.page.evaluate(left)).toEqual(fresh);
  expect(heard).toEqual([]);
  expect(third.troubles).toEqual([]);
  await third.leave();
});

test("a toast that closes before the test looks is still seen, by its own test", async () => {
  const { browser, base } = await theShop();
  const shopper = await arrive(browser);
  await shopper.page.goto(`${base}/privacypolicy`);
  await shopper.page.evaluate(() => {
    const toast = Object.assign(document.createElement("div"), { className: "Toastify__toast", textContent: "Saved" });
    document.body.append(toast);
    return new Promise<void>((gone) => setTimeout(() => gone(toast.remove())));
  });
  await seeToast(shopper.page, /^Saved$/);
  expect(ReusedContext.of(shopper.page)?.toasts).toEqual([{ text: "Saved", at: expect.any(Number), isSeen: true }]);
  await shopper.leave();
  expect(ReusedContext.of(shopper.page)?.toasts).toEqual([]);
});
