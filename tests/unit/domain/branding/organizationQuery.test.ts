import { expect, it, vi } from "vitest";
import { organizationQuery } from "#domain/branding/brandingQueries.ts";
import { FakeApi, STORE } from "../support/fakes";

it.each([
  ["a browser asks once more", true, 1],
  ["a host says at once that the platform is away", false, 0],
])("when the store cannot be found, %s", (_, isBrowser, retries) => {
  vi.stubGlobal("__BROWSER__", isBrowser);
  expect(organizationQuery(new FakeApi(() => ({})), STORE).retries).toBe(retries);
});
