import { act, cloneElement, type ReactElement, Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPages } from "#app/navigation/createPages.tsx";
import { PageLoads } from "#app/navigation/PageLoads.ts";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import type { PageCode, RouteEntry } from "#kernel/plugin/Feature.types.ts";

const ready = new Map<RouteEntry, PageCode>();
const code: PageCode = { Page: () => <input />, bind: vi.fn() };
const route: RouteEntry = { path: "/", access: "public", load: vi.fn(async () => code) };
let loads: PageLoads;
let place: HTMLElement;
let root: Root;
let draw: (time?: number) => Promise<void>;
let leave = async () => {};

beforeEach(() => {
  ready.clear();
  vi.clearAllMocks();
  loads = new PageLoads();
  place = document.createElement("div");
  const [page] = createPages(new Container(new InversifyResolver()), [{ id: "x", routes: [route] }], loads, ready);
  root = createRoot(place);
  draw = (time = 1) =>
    act(async () =>
      root.render(
        <Suspense key={time} fallback="waiting">
          {cloneElement(page?.element as ReactElement)}
        </Suspense>,
      ),
    );
  leave = () => act(async () => root.unmount());
});
afterEach(() => leave());

describe("a page of the route table", () => {
  it("is drawn without a placeholder when its code came before it was opened", async () => {
    const track = vi.spyOn(loads, "track");
    ready.set(route, code);
    await draw();
    expect(place.querySelector("input")).not.toBeNull();
    expect(code.bind).toHaveBeenCalledOnce();
    expect(track).not.toHaveBeenCalled();
  });

  it("has its stores bound once, however often it is opened", async () => {
    await draw();
    await vi.waitFor(() => expect(place.querySelector("input")).not.toBeNull());
    ready.set(route, code);
    for (const time of [2, 3]) await draw(time);
    expect(place.querySelector("input")).not.toBeNull();
    expect(code.bind).toHaveBeenCalledOnce();
  });

  it("waits for its code when it was not loaded before", async () => {
    await draw();
    await vi.waitFor(() => expect(place.querySelector("input")).not.toBeNull());
    expect(route.load).toHaveBeenCalledOnce();
  });

  it("is not drawn anew when its code arrives a second time", async () => {
    await draw();
    await vi.waitFor(() => expect(place.querySelector("input")).not.toBeNull());
    const field = place.querySelector("input");
    ready.set(route, code);
    await draw();
    expect(place.querySelector("input")).toBe(field);
  });
});
