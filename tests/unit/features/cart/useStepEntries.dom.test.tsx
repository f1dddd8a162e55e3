import { makeAutoObservable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from "react-router-dom";
import { expect, test } from "vitest";
import { HistoryContext } from "#design/history/HistoryContext.ts";
import { HistoryKeeper } from "#design/history/HistoryKeeper.ts";
import { useStepEntries } from "#features/cart/pages/useStepEntries.ts";
import { FakeWindow } from "../../app/support/FakeWindow";

class Checkout {
  currentStep = 0;

  show(step: number): void {
    this.currentStep = step;
  }
}

const Steps = observer(function Steps({ checkout }: { checkout: Checkout }) {
  useStepEntries(checkout, false);
  return <h1>{checkout.currentStep}</h1>;
});

/** Opens a checkout on a page whose router is too slow to draw the new place. */
async function open() {
  const page = new FakeWindow(window.location.href);
  const view = page as unknown as Window;
  const router = createBrowserHistory({ window: view, v5Compat: true });
  const history = { router, keeper: new HistoryKeeper(router, view) };
  router.listen(({ action }) => action === "POP" && history.keeper.afterPopState());
  const checkout = makeAutoObservable(new Checkout());
  const place = document.body.appendChild(document.createElement("div"));
  const { location } = router;
  await act(async () =>
    createRoot(place).render(
      <HistoryContext value={history}>
        <Router location={location} navigator={router}>
          <Steps checkout={checkout} />
        </Router>
      </HistoryContext>,
    ),
  );
  return {
    page,
    shown: () => place.textContent,
    entry: () => history.keeper.step,
    goTo: (step: number) => act(async () => runInAction(() => checkout.show(step))),
    go: (steps: number) =>
      act(async () => {
        page.go(steps);
        await page.settled();
      }),
  };
}

test("each step has its history entry as soon as it is visible, and Back and Forward start from the visible step (ADR 29)", async () => {
  const { shown, entry, goTo, go } = await open();
  expect(entry()).toBe(0);
  await goTo(1);
  await goTo(2);
  expect(entry()).toBe(2);
  await go(-1);
  expect([shown(), entry()]).toEqual(["1", 1]);
  await go(1);
  expect([shown(), entry()]).toEqual(["2", 2]);
  await go(-2);
  expect([shown(), entry()]).toEqual(["0", 0]);
});
