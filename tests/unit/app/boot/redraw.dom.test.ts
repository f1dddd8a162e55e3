import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { counterpartOf } from "#app/boot/program/counterpartOf.ts";
import { endEarly } from "#app/boot/program/endEarly.ts";
import { keepFocus } from "#app/boot/program/keepFocus.ts";
import type { RecordedEvents } from "#app/boot/protocol.ts";

const HTML = `<main><form aria-label="Login"><label>Mobile<input type="tel" autocomplete="tel"></label>
  <label><input type="radio" name="NAME" value="cod">Cash</label><label><input type="radio" name="NAME" value="online">Online</label>
  <button type="button">Add</button><button type="button">Add</button></form></main>`;
const FOREIGN = "<span>icon<button type='button'>Fill</button></span>";

let place: HTMLElement;
const all = <E extends Element>(selector: string) => [...place.querySelectorAll<E>(selector)];
const field = () => place.querySelector("input") as HTMLInputElement;
const buttons = () => all<HTMLButtonElement>("button").filter(({ textContent }) => textContent === "Add");

/** Replaces the old part of the page by a new one without foreign elements, as React does. */
function redraw(): void {
  place.innerHTML = HTML.replaceAll("NAME", "«r1»");
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${HTML}</div>`;
  place = document.getElementById("root") as HTMLElement;
  for (const control of all("input, button")) control.insertAdjacentHTML("afterend", FOREIGN);
});
afterEach(() => {
  document.body.innerHTML = "";
});

const kept = (...events: RecordedEvents) => Object.assign(window, { haatEarly: { end: () => events } });

describe("input in a page whose HTML React has replaced", () => {
  it("is repeated on the new controls", () => {
    const [number, , online, second, form] = [field(), 0, all("input")[2], buttons()[1], all("form")[0]];
    kept(
      ["input", number as Element, "9811100071"],
      ["click", online as Element, "online"],
      ["click", second as Element, ""],
      ["submit", form as Element, ""],
    );
    redraw();
    const done: unknown[] = [];
    field().addEventListener("input", () => done.push(field().value));
    all("input")[2]?.addEventListener("click", () => done.push("online"));
    for (const [at, button] of buttons().entries()) button.addEventListener("click", () => done.push(at));
    all("form")[0]?.addEventListener("submit", (event) => {
      event.preventDefault();
      done.push("sent");
    });
    endEarly(document);
    expect(done).toEqual(["9811100071", "online", 1, "sent"]);
    expect((all("input")[2] as HTMLInputElement).checked).toBe(true);
  });

  it("waits for a part whose own code is still loading", async () => {
    kept(["click", buttons()[1] as Element, ""]);
    place.innerHTML = "";
    endEarly(document);
    redraw();
    const onClick = vi.fn();
    buttons()[1]?.addEventListener("click", onClick);
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
  });

  it("is not repeated on a similar page at another address", async () => {
    vi.useFakeTimers();
    const before = location.href;
    kept(["click", buttons()[1] as Element, ""]);
    place.innerHTML = "";
    endEarly(document);
    history.pushState(null, "", "/fresh-basket/category");
    redraw();
    const onClick = vi.fn();
    buttons()[1]?.addEventListener("click", onClick);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(onClick).not.toHaveBeenCalled();
    history.replaceState(null, "", before);
  });

  it("does not count as leaving a field that only lost the focus because it was removed", () => {
    kept(["focusout", field(), "98111"]);
    redraw();
    const onLeft = vi.fn();
    field().addEventListener("focusout", onLeft);
    endEarly(document);
    expect(onLeft).not.toHaveBeenCalled();
  });

  it("is dropped when there is no such control any more", () => {
    kept(["input", field(), "98111"]);
    const old = field();
    place.innerHTML = "<main>Not Found</main>";
    expect(counterpartOf(old, place)).toBeUndefined();
    expect(() => endEarly(document)).not.toThrow();
  });
});

describe("the field that is being typed into when React draws it again", () => {
  const settled = () => new Promise((done) => setTimeout(done));
  const typed = (text: string) => {
    field().value = text;
    field().dispatchEvent(new InputEvent("input", { bubbles: true }));
  };

  it("passes its text and focus to its successor before the next key", async () => {
    const end = keepFocus(place);
    field().focus();
    typed("98111");
    redraw();
    await Promise.resolve();
    expect(document.activeElement).toBe(field());
    expect([field().value, field().selectionStart]).toEqual(["98111", 5]);
    end();
  });

  it("passes on the cursor's place and the selection", async () => {
    const end = keepFocus(place);
    field().focus();
    typed("98111");
    field().setSelectionRange(1, 3);
    document.dispatchEvent(new Event("selectionchange"));
    redraw();
    await Promise.resolve();
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(["98111", 1, 3]);
    // React empties the field, because it does not know of the text, which is then written again.
    kept(["input", field(), "98111"]);
    field().value = "";
    document.dispatchEvent(new Event("selectionchange"));
    endEarly(document);
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(["98111", 1, 3]);
    end();
  });

  it("passes them on even when React has given its successor the focus already", async () => {
    const end = keepFocus(place);
    field().focus();
    typed("98111");
    field().setSelectionRange(2, 2);
    document.dispatchEvent(new Event("selectionchange"));
    redraw();
    field().focus();
    await Promise.resolve();
    expect([field().value, field().selectionStart]).toEqual(["98111", 2]);
    end();
  });

  it("passes nothing to a field at another address, which has its own text", async () => {
    const before = location.href;
    const end = keepFocus(place);
    field().focus();
    field().value = " milk ";
    history.pushState(null, "", "/fresh-basket/search?query=milk");
    redraw();
    await settled();
    expect(field().value).toBe("");
    history.replaceState(null, "", before);
    end();
  });

  it("does not return the focus to a field that the shopper has left", async () => {
    const end = keepFocus(place);
    field().focus();
    field().blur();
    await settled();
    redraw();
    await settled();
    expect(document.activeElement).toBe(document.body);
    end();
  });

  it("is not changed any more once the page is in use", async () => {
    keepFocus(place)();
    field().focus();
    redraw();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a button that React draws again while it is pressed", () => {
  const pressed = (pointerType: string, release: () => Element | undefined) => {
    const end = keepFocus(place);
    const onClick = vi.fn();
    const send = (type: string, to: Element | undefined) =>
      to?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
    send("pointerdown", buttons()[1]);
    redraw();
    for (const button of buttons()) button.addEventListener("click", () => onClick(buttons().indexOf(button)));
    send("pointerup", release());
    end();
    return onClick.mock.calls;
  };

  it("is clicked when the mouse is released on its successor", () => {
    expect(pressed("mouse", () => buttons()[1])).toEqual([[1]]);
  });

  it("is not clicked when the mouse is released elsewhere", () => {
    expect(pressed("mouse", () => buttons()[0])).toEqual([]);
  });

  it("is clicked once by a finger, because a tap clicks the element under it at its end", () => {
    expect(pressed("touch", () => buttons()[1])).toEqual([]);
  });
});
