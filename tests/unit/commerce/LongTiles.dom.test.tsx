import { act, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { LongTiles } from "#commerce/product-card/LongTiles.tsx";
import { products } from "#stories/support/builders.ts";
import { listOf } from "#stories/support/tileMaker.ts";

/** Hydrates the HTML that a server drew of `drawn`, and collects React's complaints. */
async function takeUp(drawn: ReactNode, own: ReactNode): Promise<{ host: HTMLElement; complaints: unknown[] }> {
  const complaints: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((...said) => complaints.push(said));
  const host = document.createElement("div");
  host.innerHTML = renderToString(drawn);
  document.body.replaceChildren(host);
  await act(async () => {
    hydrateRoot(host, own, { onRecoverableError: (error) => complaints.push(error) });
  });
  return { host, complaints };
}

const grid = (given: Parameters<typeof listOf>[1]) => (
  <LongTiles desktop={5} label="Products" list={listOf(products(20), given)} />
);

it("is hydrated in the browser without a difference from the server's HTML", async () => {
  const drawn = grid({ total: 100_000 });
  const { host, complaints } = await takeUp(drawn, grid({ total: 100_000 }));
  expect(complaints).toEqual([]);
  expect(host.querySelectorAll("[aria-posinset]")).toHaveLength(20);
});

it("the test would notice if the browser rendered something else", async () => {
  const { complaints } = await takeUp(grid({ total: 100_000 }), grid({ total: 50_000 }));
  expect(complaints).not.toEqual([]);
});
