import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter, type NavigateFunction, Outlet, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KeptOutlet } from "#app/shell/routing/KeptOutlet.tsx";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";

let place: HTMLElement;
let root: Root;
let navigate: NavigateFunction;
/** The address that each drawing of a list read. */
let read: string[] = [];
const refetchStale = vi.fn();
const container = new Container(new InversifyResolver());
container.value(QueryCache, { refetchStale } as unknown as QueryCache);

function List({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  read.push(pathname + search);
  return (
    <>
      <h1>{name}</h1>
      <input />
    </>
  );
}

function Frame() {
  navigate = useNavigate();
  return <Outlet />;
}

const draw = (words = "Product") =>
  act(async () =>
    root.render(
      <ContainerContext value={container}>
        <MemoryRouter initialEntries={["/list"]}>
          <Routes>
            <Route element={<Frame />}>
              <Route element={<KeptOutlet keptPage="/list" />}>
                <Route path="/list" element={<List name="List" />} />
              </Route>
              <Route element={<KeptOutlet keptPage="/search" />}>
                <Route path="/search" element={<List name="Search" />} />
              </Route>
              <Route element={<KeptOutlet keptPage={undefined} />}>
                <Route path="/product" element={<h1>{words}</h1>} />
                <Route path="/cart" element={<h1>Cart</h1>} />
              </Route>
            </Route>
          </Routes>
        </MemoryRouter>
      </ContainerContext>,
    ),
  );
const go = (to: string | number) => act(async () => navigate(to as string));
/** What is kept has a class, which hides it; happy-dom has no layout to tell it by. */
const isShown = (node: Element) => node.parentElement?.className === "";
const shown = () => [...place.querySelectorAll("h1")].filter(isShown).map(({ textContent }) => textContent);
const input = () => [...place.querySelectorAll("input")].find(isShown);

beforeEach(async () => {
  refetchStale.mockClear();
  read = [];
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  await draw();
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

describe("the outlet of the shop's frame", () => {
  it("hides a list that the shopper leaves, and shows the same one at Back", async () => {
    const before = input();
    await go("/product");
    expect(shown()).toEqual(["Product"]);
    expect(before?.isConnected).toBe(true);
    await go(-1);
    expect(shown()).toEqual(["List"]);
    expect(input()).toBe(before);
  });

  it("shows it again from further away, and it reads no other page's address meanwhile", async () => {
    const before = input();
    await go("/product?variant=2");
    await go("/cart");
    await go(-2);
    expect(input()).toBe(before);
    expect(new Set(read)).toEqual(new Set(["/list"]));
  });

  it("has what is out of date fetched when the list is shown again, and not before", async () => {
    await go("/product");
    await go("/cart");
    await go(-1);
    expect(refetchStale).not.toHaveBeenCalled();
    await go(-1);
    expect(refetchStale).toHaveBeenCalledOnce();
  });

  it("draws the list anew when a link leads to it", async () => {
    const before = input();
    await go("/product");
    await go("/list");
    expect(shown()).toEqual(["List"]);
    expect(input()).not.toBe(before);
  });

  it("keeps the list mounted when only its address changes", async () => {
    const before = input();
    await go("/list?page=2");
    expect(input()).toBe(before);
    expect(read.at(-1)).toBe("/list?page=2");
    await go("/product");
    await go(-1);
    expect(input()).toBe(before);
  });

  it("keeps no list while another one is shown, because both may read one store", async () => {
    await go("/product");
    await go("/search");
    expect(place.querySelectorAll("input")).toHaveLength(1);
    await go("/list");
    expect(place.querySelectorAll("input")).toHaveLength(1);
    await go(-1);
    expect(shown()).toEqual(["Search"]);
  });

  it("drops the list after five minutes", async () => {
    vi.useFakeTimers();
    await go("/product");
    await act(async () => vi.advanceTimersByTime(299_999));
    expect(place.querySelectorAll("input")).toHaveLength(1);
    await act(async () => vi.advanceTimersByTime(1));
    expect(place.querySelectorAll("input")).toHaveLength(0);
    await go(-1);
    expect(shown()).toEqual(["List"]);
  });

  it("shows the new content that the router gives it at the same address", async () => {
    await go("/product");
    await draw("Another product");
    expect(shown()).toEqual(["Another product"]);
  });
});
