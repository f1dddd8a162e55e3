import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStoreHistory } from "#app/navigation/createStoreHistory.ts";
import type { AtHand } from "#app/navigation/pagesAtHand.ts";
import { StoreRouter } from "#app/navigation/StoreRouter.tsx";

let place: HTMLElement;
let root: Root;
let history: ReturnType<typeof createStoreHistory>;
const isAtHand = vi.fn<AtHand["has"]>();

function Screen() {
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={() => history.push("/product/1?variant=2")}>
      {pathname}
    </button>
  );
}

beforeEach(async () => {
  isAtHand.mockReset();
  window.history.replaceState(null, "", "/list");
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  history = createStoreHistory();
  await act(async () =>
    root.render(
      <StoreRouter basename="/" history={history} atHand={{ has: isAtHand }}>
        <Screen />
      </StoreRouter>,
    ),
  );
  // As in a browser, where React renders by its own schedule.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await act(async () => root.unmount());
  place.remove();
});

/** The text that is rendered in the click's own task. */
async function click(): Promise<string | null> {
  place.querySelector("button")?.click();
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  return place.textContent;
}

test("a click renders a page in the same task when the page's code is loaded", async () => {
  isAtHand.mockReturnValue(true);
  expect(await click()).toBe("/product/1");
  expect(isAtHand).toHaveBeenCalledWith(expect.objectContaining({ pathname: "/product/1", search: "?variant=2" }));
});

test("it keeps the former page on screen while code is loading", async () => {
  isAtHand.mockReturnValue(false);
  expect(await click()).toBe("/list");
  await vi.waitFor(() => expect(place.textContent).toBe("/product/1"), { timeout: 30_000 });
});
