import { makeAutoObservable, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { useFirstAddress } from "#features/cart/pages/useFirstAddress.ts";

class Book {
  isLoaded = false;
  list: string[] = [];
  opened = 0;
  constructor() {
    makeAutoObservable(this);
  }
  answer(list: string[]) {
    this.isLoaded = true;
    this.list = list;
  }
  open() {
    this.opened += 1;
  }
}

const Step = observer(function Step({ book }: { book: Book }) {
  useFirstAddress(book, () => book.open());
  return null;
});

/** Comes to the step by Continue, or finds it after a reload. */
async function visit(isReload = false) {
  const book = new Book();
  const router = createMemoryRouter(
    [
      { path: "/", element: null },
      { path: "/cart", element: <Step book={book} /> },
    ],
    { initialEntries: isReload ? ["/cart"] : ["/"] },
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} />));
  if (!isReload) await act(async () => router.navigate("/cart"));
  const answer = (list: string[]) => act(async () => runInAction(() => book.answer(list)));
  return { book, answer };
}

test("the address form opens by itself once, as soon as it is known that there is no address", async () => {
  const { book, answer } = await visit();
  expect(book.opened).toBe(0);
  await answer([]);
  expect(book.opened).toBe(1);
  // The list is read again.
  await answer([]);
  expect(book.opened).toBe(1);
});

test("it stays closed where there is an address, and after a reload (ADR 29)", async () => {
  const { book, answer } = await visit();
  await answer(["home"]);
  const again = await visit(true);
  await again.answer([]);
  expect([book.opened, again.book.opened]).toEqual([0, 0]);
});
