import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Modal } from "#design/modal/Modal.tsx";
import { RechargeModal } from "#plugins/wallet/views/RechargeModal.tsx";
import { atRest, drawn } from "../support/atRest";
import { mount } from "./mount";

// The test's browser rejects an animation's promise when it is cancelled, and nobody handles it.
beforeEach(() => void vi.spyOn(Animation.prototype, "cancel").mockImplementation(() => {}));

let leave = async () => {};
afterEach(() => leave());

const noop = () => {};
const field = () => document.querySelector("input");

describe("a dialog with a form", () => {
  it.each(["the first time", "with its code there already"])(
    "starts in its first field without an error, %s",
    async () => {
      ({ unmount: leave } = await mount(
        <RechargeModal open sources={["ONLINE_PAYMENT", "COD"]} onCancel={noop} onRecharge={noop} />,
      ));
      await drawn('input[name="amount"]');
      await atRest();
      expect(document.activeElement).toBe(field());
      expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain("required");
      expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
      expect(document.querySelector('[role="alertdialog"]')).toBeNull();
    },
  );

  it("has the focus until the field comes, and does not move a focus that has gone elsewhere meanwhile", async () => {
    const late = (isThere: boolean) => (
      <Modal open form title="Late" onClose={noop} actions={<button type="button">Cancel</button>}>
        {isThere ? <input name="late" /> : <p>Loading</p>}
      </Modal>
    );
    const { render, unmount } = await mount(late(false));
    leave = unmount;
    const dialog = await drawn('[role="dialog"]');
    await atRest();
    expect(document.activeElement).toBe(dialog);
    const cancel = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Cancel");
    cancel?.focus();
    await render(late(true));
    await drawn('input[name="late"]');
    await atRest();
    expect(document.activeElement).toBe(cancel);
  });
});

it("a dialog that asks a question is an alert dialog", async () => {
  ({ unmount: leave } = await mount(
    <Modal open alert title="Remove address" onClose={noop}>
      It will be removed.
    </Modal>,
  ));
  await drawn('[role="alertdialog"]');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

it("the page is dimmed as long as a dialog is open", async () => {
  const question = (isOpen: boolean) => (
    <Modal open={isOpen} title="Remove address" onClose={noop}>
      It will be removed.
    </Modal>
  );
  const { render, unmount } = await mount(question(true));
  leave = unmount;
  await drawn('[role="dialog"]');
  expect(document.documentElement.dataset.dimmed).toBe("");
  await render(question(false));
  expect(document.documentElement.dataset.dimmed).toBeUndefined();
});
