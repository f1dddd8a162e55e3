import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KeyboardDock } from "#plugins/kiosk/input/KeyboardDock.tsx";
import { languages } from "#plugins/kiosk/languages.ts";
import { atRest } from "../../support/atRest";

describe("the in-app keyboard", () => {
  let root: Root;
  beforeEach(async () => {
    document.body.innerHTML =
      '<div id="root"></div><form><input id="name" /><button type="button">Go on</button></form>';
    root = createRoot(document.querySelector("#root") as Element);
    await act(async () => root.render(<KeyboardDock language="en" />));
  });
  afterEach(() => act(async () => root.unmount()));

  const keyboard = () => document.querySelector("[data-kiosk-keyboard]");
  const at = (selector: string) => document.querySelector(selector) as HTMLElement;
  const press = (element: HTMLElement) => {
    const event = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    act(() => void element.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const write = async () => {
    await act(async () => at("#name").focus());
    await atRest();
  };

  it("is there while a field has the focus", async () => {
    expect(keyboard()).toBeNull();
    await write();
    expect(keyboard()).not.toBeNull();
    await act(async () => at("#name").blur());
    await atRest();
    expect(keyboard()).toBeNull();
  });

  it("stays until a touched button has acted, because closing earlier would move the button away", async () => {
    await write();
    expect([press(at("button")), press(at("#name")), press(at("form"))]).toEqual([true, false, false]);
    expect(keyboard()).not.toBeNull();
  });

  it("has the letters of each language, and its keys stand from left to right in all", async () => {
    await write();
    const letters = () => keyboard()?.querySelectorAll(".hg-row")[1]?.querySelector("button")?.textContent;
    const seen = [letters()];
    expect(at(".hg-button-lang").getAttribute("aria-label")).toBe(
      `${at(".hg-button-lang").textContent}: other letters`,
    );
    for (const _ of languages.slice(1)) {
      await act(async () => at(".hg-button-lang").click());
      seen.push(letters());
    }
    expect(seen).toEqual(languages.map(({ words }) => words.letterKeys.plain[1]?.split(" ")[0]));
    expect(keyboard()?.getAttribute("dir")).toBe("ltr");
  });

  it("closes with its field when a touch removes the field", async () => {
    await write();
    at("button").addEventListener("click", () => at("#name").remove());
    await act(async () => at("button").click());
    await atRest();
    expect(keyboard()).toBeNull();
  });
});
