import { describe, expect, it, vi } from "vitest";
import { ToastNotices } from "#app/shell/toasts/ToastNotices.ts";
import { toastOptions } from "#app/shell/toasts/toastOptions.ts";
import { settled } from "../../../kernel/support/fakes";

type Load = NonNullable<ConstructorParameters<typeof ToastNotices>[1]>;

function setUp(path = "/", isReachable = () => true) {
  const showToast = vi.fn();
  const withdrawToast = vi.fn();
  const load = vi.fn(async () => {
    if (!isReachable()) throw new Error("Loading the chunk failed.");
    return { showToast, withdrawToast, default: () => null };
  });
  const notices = new ToastNotices({ path }, load as unknown as Load);
  return { notices, load, showToast, withdrawToast };
}

describe("toasts (spec 2.2, reading 19)", () => {
  it("close after 3000 ms in the shell", () => {
    expect(toastOptions("success", false)).toMatchObject({
      type: "success",
      autoClose: 3000,
    });
  });

  it("close after 5000 ms in the account, pause on hover and focus loss, drag away at 80 %, in light", () => {
    expect(toastOptions("error", true)).toMatchObject({
      autoClose: 5000,
      pauseOnHover: true,
      pauseOnFocusLoss: true,
      draggable: true,
      draggablePercent: 80,
      theme: "light",
    });
  });

  it.each([
    ["/account", true],
    ["/account/orders?page=2", true],
    ["/account?x", true],
    ["/", false],
    ["/accounting", false],
    ["/order/1/true", false],
  ])("at %s: account rules %s", async (path, isAccount) => {
    const { notices, showToast } = setUp(path);
    notices.show("info", "Hello");
    await settled();
    expect(showToast).toHaveBeenCalledWith("info", "Hello", isAccount);
  });

  it("are shown and withdrawn in the texts of the shop that shows them, and not shown when it has no text", async () => {
    const { load, showToast, withdrawToast } = setUp();
    const say = (kind: string, message: string) => (kind === "success" ? undefined : `${message}!`);
    const notices = new ToastNotices({ path: "/" }, load as unknown as Load, say);
    notices.show("success", "Added");
    notices.show("error", "Failed");
    notices.withdraw("success", "Added");
    notices.withdraw("error", "Failed");
    await settled();
    expect(showToast.mock.calls).toEqual([["error", "Failed!", false]]);
    expect(withdrawToast.mock.calls).toEqual([["error", "Failed!"]]);
  });

  it("fetch their code with the first one to show", async () => {
    const { notices, load } = setUp();
    expect(load).not.toHaveBeenCalled();
    expect(notices.isLoaded).toBe(false);
    notices.show("info", "Hello");
    await settled();
    expect(notices.isLoaded).toBe(true);
  });

  it("are replaced by plain text until their code arrives", async () => {
    let isReachable = false;
    const { notices, showToast } = setUp("/", () => isReachable);
    notices.show("error", "Failed to add product to cart");
    await settled();
    expect(notices).toMatchObject({ isLoaded: false, plain: "Failed to add product to cart" });
    isReachable = true;
    notices.show("success", "Product added to cart");
    await settled();
    expect(notices.plain).toBe("");
    expect(showToast).toHaveBeenCalledOnce();
  });

  it("are withdrawn after they were shown, with their code still on its way, too", async () => {
    const { notices, showToast, withdrawToast } = setUp();
    notices.show("error", "Please select Payment Method");
    notices.withdraw("error", "Please select Payment Method");
    await settled();
    expect(withdrawToast).toHaveBeenCalledExactlyOnceWith("error", "Please select Payment Method");
    expect(showToast.mock.invocationCallOrder[0]).toBeLessThan(withdrawToast.mock.invocationCallOrder[0] ?? 0);
  });

  it("fetch no code to withdraw a message that was never shown", async () => {
    const { notices, load } = setUp();
    notices.withdraw("error", "Please select Payment Method");
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it("are not shown as plain text once they are withdrawn, either", async () => {
    const { notices } = setUp("/", () => false);
    notices.show("error", "Please select Payment Method");
    notices.withdraw("error", "Please select Payment Method");
    await settled();
    expect(notices.plain).toBe("");
  });

  it("are withdrawn at once where they are shown as plain text", async () => {
    const { notices } = setUp("/", () => false);
    notices.show("error", "Please select Payment Method");
    await settled();
    notices.withdraw("error", "Please select Payment Method");
    expect(notices.plain).toBe("");
  });

  it("leave other plain text alone", async () => {
    const { notices } = setUp("/", () => false);
    notices.show("error", "Failed to add product to cart");
    await settled();
    notices.withdraw("error", "Please select Payment Method");
    await settled();
    expect(notices.plain).toBe("Failed to add product to cart");
  });
});
