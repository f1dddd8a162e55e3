import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HistoryKeeper } from "#design/history/HistoryKeeper.ts";
import type { Layer } from "#design/history/Layer.types.ts";
import { FakeWindow } from "../../app/support/FakeWindow";

const AT = "/fresh-basket/cart";
let page: FakeWindow;
let history: HistoryKeeper;
/** What the router has been told. */
let heard: string[];

/** Resolves when the current navigation through the history has ended, with those that follow from it. */
const settled = () => page.settled();
const go = (steps: number) => {
  page.go(steps);
  return settled();
};
const back = () => go(-1);
const forward = () => go(1);
const path = () => page.location.pathname;

/** Starts the program on the page's history as it is. */
function begin(): void {
  const view = page as unknown as Window;
  const router = createBrowserHistory({ window: view, v5Compat: true });
  history = new HistoryKeeper(router, view);
  view.addEventListener("popstate", (event) => history.onPopState(event));
  heard = [];
  router.listen(({ action, location }) => {
    heard.push(`${action} ${location.pathname}`);
    if (action === "POP") history.afterPopState();
  });
}

/** Something that opens over the page. */
function layer(id: string, reopens = false) {
  const current: Layer = { onBack: vi.fn(), onForward: reopens ? vi.fn() : undefined };
  const remove = history.add(id, { current });
  return { ...current, remove, open: () => history.open(id), close: () => history.close(id) };
}

beforeEach(() => {
  page = new FakeWindow("https://shop.example/fresh-basket");
  begin();
  history.push({ pathname: "/fresh-basket/before" });
  history.push({ pathname: AT });
  heard.length = 0;
});

describe("what opens over a page (ADR 29)", () => {
  it("has its own history entry, which Back leaves: the layer closes and the page stays", async () => {
    const { open, onBack } = layer("dialog");
    const { length } = page;
    open();
    open();
    expect(page.length).toBe(length + 1);
    expect(path()).toBe(AT);
    await back();
    expect(onBack).toHaveBeenCalledOnce();
    expect(path()).toBe(AT);
    expect(heard).toEqual([]);
    await back();
    expect(path()).toBe("/fresh-basket/before");
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("takes its entry with it when it closes by itself", async () => {
    const { open, close, onBack } = layer("dialog");
    open();
    close();
    await settled();
    expect(onBack).not.toHaveBeenCalled();
    await back();
    expect(path()).toBe("/fresh-basket/before");
  });

  it("opens again at Forward where it can, and is skipped where it cannot", async () => {
    const form = layer("form", true);
    form.open();
    await back();
    await forward();
    expect(form.onForward).toHaveBeenCalledOnce();
    form.open();
    await back();
    expect(form.onBack).toHaveBeenCalledTimes(2);

    const question = layer("question");
    question.open();
    await back();
    await forward();
    expect(page.state).not.toHaveProperty("layers");
    expect(path()).toBe(AT);
  });

  it("does not open again at Forward once it was closed by its own button", async () => {
    const { open, close, onForward } = layer("form", true);
    open();
    close();
    await settled();
    await forward();
    expect(onForward).not.toHaveBeenCalled();
    await back();
    expect(path()).toBe("/fresh-basket/before");
  });

  it("keeps its entry when it is still open after Back", async () => {
    const { open } = layer("saving");
    open();
    await back();
    open();
    await back();
    expect(path()).toBe(AT);
  });

  it("closes one after the other when one is over the other", async () => {
    const [lower, upper] = [layer("lower"), layer("upper")];
    lower.open();
    upper.open();
    await back();
    expect([lower.onBack, upper.onBack].map((heard) => vi.mocked(heard).mock.calls.length)).toEqual([0, 1]);
    upper.open();
    upper.close();
    lower.close();
    await settled();
    await back();
    expect(path()).toBe("/fresh-basket/before");
  });

  it("stays behind when the shopper goes to another page", async () => {
    const { open, remove } = layer("dialog");
    open();
    history.push({ pathname: "/fresh-basket/next" });
    await settled();
    // The layer stays drawn for a moment longer, but it may not add an entry to the next page.
    open();
    remove();
    await settled();
    expect(path()).toBe("/fresh-basket/next");
    expect(heard).toEqual(["PUSH /fresh-basket/next"]);
    await back();
    expect(path()).toBe(AT);
    await back();
    expect(path()).toBe("/fresh-basket/before");
  });

  it("stays over the page when the page's address changes", async () => {
    const { open, onBack } = layer("filters");
    open();
    history.push({ pathname: AT, search: "?subscribable=true" });
    await settled();
    await back();
    expect(onBack).toHaveBeenCalledOnce();
    expect(page.location.search).toBe("?subscribable=true");
    await back();
    expect(page.location.search).toBe("");
  });

  it("makes a navigation wait that follows its closing", async () => {
    const { open, close } = layer("dialog");
    open();
    close();
    history.push({ pathname: "/fresh-basket/next" });
    await settled();
    expect(path()).toBe("/fresh-basket/next");
    await back();
    expect(path()).toBe(AT);
    await back();
    expect(path()).toBe("/fresh-basket/before");
  });
});

describe("the steps of a page (ADR 29)", () => {
  const step = (number: number) => history.push({ pathname: AT }, { step: number });

  it("have an entry each, with those of the earlier steps below", async () => {
    history.follow(2);
    expect(history.step).toBe(2);
    await back();
    expect(history.step).toBe(1);
    await back();
    expect(history.step).toBe(0);
    history.follow(1);
    history.follow(0);
    await settled();
    expect(history.step).toBe(0);
    await back();
    expect(path()).toBe("/fresh-basket/before");
  });

  it("are left by Back once, however often that is requested meanwhile", async () => {
    history.follow(2);
    history.follow(0);
    history.follow(0);
    await settled();
    expect(history.step).toBe(0);
    expect(path()).toBe(AT);
  });

  it("wait until a running way back has ended, however long it takes, and then get one entry each", async () => {
    const { length } = page;
    history.follow(2);
    const told = vi.fn();
    history.onReturn(told);
    history.follow(0);
    for (let drawn = 0; drawn < 5; drawn += 1) history.follow(2);
    await settled();
    expect(history.step).toBe(2);
    expect(page.length).toBe(length + 2);
    expect(told).not.toHaveBeenCalled();
    await back();
    expect(history.step).toBe(1);
    expect(told).toHaveBeenCalledOnce();
  });

  it("are not added to a page that was opened meanwhile", async () => {
    history.follow(2);
    history.replace({ pathname: "/fresh-basket/order/1/true" });
    history.follow(2);
    await settled();
    expect(path()).toBe("/fresh-basket/order/1/true");
    expect(history.step).toBeUndefined();
  });

  it("are left together with the dialog that is open over them", async () => {
    history.follow(2);
    layer("dialog").open();
    history.follow(0);
    await settled();
    expect(history.step).toBe(0);
  });

  it("are removed with a page that is replaced", async () => {
    step(1);
    step(2);
    history.replace({ pathname: "/fresh-basket/order/1/true" });
    await settled();
    expect(path()).toBe("/fresh-basket/order/1/true");
    await back();
    expect(path()).toBe("/fresh-basket/before");
  });

  it("stay below a dialog that is opened from them", async () => {
    step(1);
    layer("dialog").open();
    history.push({ pathname: "/fresh-basket/next" });
    await settled();
    await back();
    expect((page.state as { usr: unknown }).usr).toEqual({ step: 1 });
  });
});
