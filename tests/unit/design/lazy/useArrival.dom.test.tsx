import { act, lazy, Suspense } from "react";
import { expect, it } from "vitest";
import { Button } from "#design/button/Button.tsx";
import { useArrival } from "#design/lazy/useArrival.tsx";
import { atRest } from "../../support/atRest";
import { mount } from "../mount";

const Form = () => <form id="late" />;
let arrive = () => {};
const LateForm = lazy(
  () =>
    new Promise<{ default: typeof Form }>((resolve) => {
      arrive = () => resolve({ default: Form });
    }),
);

function Dialog({ open }: { open: boolean }) {
  const { hasArrived, mark } = useArrival();
  return (
    <>
      <Suspense fallback="Loading the form">
        {open && (
          <>
            <LateForm />
            {mark}
          </>
        )}
      </Suspense>
      <Button type="submit" form="late" busy={!hasArrived}>
        Save
      </Button>
    </>
  );
}

it("a button that submits a form waits for the form's code at every opening", async () => {
  const { get, host, render, unmount } = await mount(<Dialog open />);
  const waits = () => get("button").getAttribute("aria-disabled");
  expect(host.textContent).toContain("Loading the form");
  expect(waits()).toBe("true");
  await act(async () => arrive());
  await atRest();
  get("form");
  expect(waits()).toBeNull();
  await render(<Dialog open={false} />);
  expect(waits()).toBe("true");
  await render(<Dialog open />);
  expect(waits()).toBeNull();
  await unmount();
});
