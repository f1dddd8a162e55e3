import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { guardPage } from "#plugins/kiosk/input/guardPage.ts";

describe("what a kiosk refuses", () => {
  let end: () => void;
  beforeEach(() => {
    document.body.innerHTML = `
      <p>Text</p>
      <a id="product" href="/product/1">Apple</a>
      <a id="elsewhere" href="https://elsewhere.example/">Elsewhere</a>
      <a id="phone" href="tel:+911234567890">Call</a>
      <a id="mail" href="mailto:shop@example.com">Write</a>
      <a id="tab" href="/product/1" target="_blank">New tab</a>
      <a id="file" href="/invoice.pdf" download="invoice.pdf">Invoice</a>`;
    // The window follows no links, so that only the guard decides.
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    end = guardPage();
  });
  afterEach(() => end());

  /** Whether the event was stopped before it could reach the page. */
  const isRefused = (type: string, selector = "p", more: object = {}) => {
    const target = document.querySelector(selector) as Element;
    let isHeard = false;
    const hear = () => {
      isHeard = true;
    };
    target.addEventListener(type, hear);
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));
    target.removeEventListener(type, hear);
    return !isHeard;
  };

  it("is the context menu, dragging, other mouse buttons, and enlarging by two fingers or by the wheel", () => {
    for (const type of ["contextmenu", "dragstart", "gesturestart", "auxclick"]) expect(isRefused(type)).toBe(true);
    expect(isRefused("touchstart", "p", { touches: [1, 2] })).toBe(true);
    expect(isRefused("wheel", "p", { ctrlKey: true })).toBe(true);
  });

  it("is not touching with one finger, or scrolling", () => {
    expect(isRefused("touchstart", "p", { touches: [1] })).toBe(false);
    expect(isRefused("wheel", "p", { ctrlKey: false })).toBe(false);
  });

  it("is a link to another site, a phone, a mail program, another tab or a file, but not one within the shop", () => {
    for (const name of ["elsewhere", "phone", "mail", "tab", "file"]) expect(isRefused("click", `#${name}`)).toBe(true);
    expect(isRefused("click", "#product")).toBe(false);
  });

  it("is allowed again when the kiosk is left", () => {
    expect(document.documentElement.dataset.kiosk).toBe("");
    end();
    expect(document.documentElement.dataset.kiosk).toBeUndefined();
    expect(isRefused("contextmenu")).toBe(false);
  });
});
