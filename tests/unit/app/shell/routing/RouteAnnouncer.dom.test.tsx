import { act } from "react";
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RouteAnnouncer } from "#app/shell/routing/RouteAnnouncer.tsx";
import { MAIN_ID } from "#design/a11y/SkipLink.tsx";
import { mount } from "../../../design/mount";

let navigate: NavigateFunction;
let shop: Awaited<ReturnType<typeof mount>>;

function Shop() {
  navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <RouteAnnouncer storeName="Fresh" />
      <main id={MAIN_ID} tabIndex={-1}>
        <h1>Page {pathname}</h1>
        <input aria-label="Search" />
      </main>
      <div role="dialog">
        <button type="button">Close</button>
      </div>
    </>
  );
}

const open = async () => {
  shop = await mount(
    <MemoryRouter initialEntries={["/milk"]}>
      <Shop />
    </MemoryRouter>,
  );
};
const said = () => document.querySelector("[aria-live]")?.textContent;
const painted = () => act(async () => vi.advanceTimersByTime(100));

beforeEach(() => {
  document.title = "";
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
});
afterEach(() => shop.unmount());

it("a tab is named for its first page at once, without an announcement or a move of the focus", async () => {
  await open();
  expect(document.title).toBe("Page /milk · Fresh");
  await painted();
  expect([said(), document.activeElement]).toEqual(["", document.body]);
});

describe("after a navigation, when the new page is painted,", () => {
  const go = async () => {
    await open();
    await act(async () => navigate("/bread"));
    expect([document.title, said(), document.activeElement]).toEqual(["Page /milk · Fresh", "", document.body]);
  };

  it("the tab has its name, screen readers say it, and the focus is in it", async () => {
    await go();
    await painted();
    expect([document.title, said()]).toEqual(["Page /bread · Fresh", "Page /bread"]);
    expect(document.activeElement?.id).toBe(MAIN_ID);
  });

  it.each(["input", "[role=dialog] button"])("the focus stays where it has been moved meanwhile: %s", async (place) => {
    await go();
    const element = document.querySelector<HTMLElement>(place);
    element?.focus();
    await painted();
    expect(document.activeElement).toBe(element);
  });

  it("only the last of two pages is announced", async () => {
    await go();
    const name = vi.spyOn(document, "title", "set");
    await act(async () => navigate("/milk"));
    await painted();
    expect(name.mock.calls).toEqual([["Page /milk · Fresh"]]);
    expect(said()).toBe("Page /milk");
  });
});
