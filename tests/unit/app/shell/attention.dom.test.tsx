import { act } from "react";
import { expect, it } from "vitest";
import { Attention } from "#kernel/shop/Attention.ts";
import { openStore } from "./support/openStore";

const parts = () => ({
  tabs: document.querySelector('nav[aria-label="Main"]') !== null,
  search: document.querySelector("header input") !== null,
  announcement: document.body.textContent?.includes("Free delivery today"),
  links: [...document.querySelectorAll("header a")].map((link) => link.getAttribute("href")),
});

it("a task leaves the shop's frame nothing but the logo that leads home, and its end brings the rest back", async () => {
  const store = await openStore();
  const before = parts();
  expect(before).toMatchObject({ tabs: true, search: true, announcement: true });
  let end = () => {};
  await act(async () => {
    end = store.container.get(Attention).hold();
  });
  expect(parts()).toEqual({ tabs: false, search: false, announcement: false, links: ["/"] });
  await act(async () => end());
  expect(parts()).toEqual(before);
});
