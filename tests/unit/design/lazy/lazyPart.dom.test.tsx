import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { expect, it, vi } from "vitest";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { drawn } from "../../support/atRest";
import { click, mount } from "../mount";

const Failure = ({ resetErrorBoundary }: FallbackProps) => (
  <button type="button" onClick={resetErrorBoundary}>
    Try again
  </button>
);

it("asks again at the first press of 'Try again', however soon it comes (bar 14)", async () => {
  // React logs what an error boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isReachable = false;
  const load = vi.fn(async () => {
    if (!isReachable) throw new Error("Loading the chunk failed.");
    return { default: () => <p>Here it is</p> };
  });
  const Part = lazyPart(load);
  const { unmount } = await mount(
    <ErrorBoundary FallbackComponent={Failure}>
      <Part />
    </ErrorBoundary>,
  );
  await click(await drawn("button"));
  await click(await drawn("button"));
  expect(load).toHaveBeenCalledTimes(3);
  isReachable = true;
  await click(await drawn("button"));
  expect((await drawn("p")).textContent).toBe("Here it is");
  expect(load).toHaveBeenCalledTimes(4);
  await unmount();
});
