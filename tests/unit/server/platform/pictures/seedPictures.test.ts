import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { PictureCache } from "#server/platform/pictures/PictureCache.ts";
import { serveSeedPictures } from "#server/platform/pictures/seedPictures.ts";

test.each([
  [true, ["onListen"]],
  [false, []],
])("pictures of the demo stores are made ahead only where the demo stores are wanted: %s", (ahead, begun) => {
  const app = Fastify();
  const hooks = vi.spyOn(app, "addHook");
  serveSeedPictures(app, new PictureCache("nowhere", 1), { ahead });
  expect(hooks.mock.calls.map(([name]) => name).filter((name) => name === "onListen")).toEqual(begun);
});
