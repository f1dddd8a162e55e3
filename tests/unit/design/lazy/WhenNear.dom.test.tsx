import { act } from "react";
import { expect, it, vi } from "vitest";
import { WhenNear } from "#design/lazy/WhenNear.tsx";
import { mount } from "../mount";

it("shows its children when the last of several reported moments is near", async () => {
  let report = (_seen: { isIntersecting: boolean }[]) => {};
  class Watcher {
    observe = () => {};
    disconnect = () => {};
    constructor(onSeen: typeof report) {
      report = onSeen;
    }
  }
  vi.stubGlobal("IntersectionObserver", Watcher);
  const { host, unmount } = await mount(<WhenNear>Reviews</WhenNear>);
  await act(async () => report([{ isIntersecting: false }]));
  expect(host.textContent).toBe("");
  await act(async () => report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(host.textContent).toBe("Reviews");
  await unmount();
  vi.unstubAllGlobals();
});
