import { expect, test } from "vitest";
import { isPublicAnswer } from "#app/offline/isPublicAnswer.ts";
import { api } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";

test("nothing is kept that belongs to a shopper, a device or an owner, or that shows what somebody searched for", () => {
  const endpoints = Object.values(api).flatMap((resource) => Object.values(resource as Record<string, Endpoint>));
  expect(endpoints.length).toBeGreaterThan(40);
  const kept = endpoints.filter(
    ({ method, path }) => method === "GET" && isPublicAnswer({ pathname: path.replace(/:\w+/g, "an-id") }),
  );
  expect(kept.filter(({ access }) => access !== "store" && access !== "open")).toEqual([]);
  expect(kept.map(({ path }) => path).filter((path) => /search|review|changes|related|products\//.test(path))).toEqual(
    [],
  );
  expect(kept).toHaveLength(15);
});
