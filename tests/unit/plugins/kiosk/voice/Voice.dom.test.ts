import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type KioskLanguage, languageOf, languages } from "#plugins/kiosk/languages.ts";
import { Voice } from "#plugins/kiosk/voice/Voice.ts";
import { RecordedSpeaker } from "../support/RecordedSpeaker";

const SHOP = `
  <div class="kiosk">
    <header><button>Search</button><button>Start over</button></header>
    <div class="kiosk-body">
      <main>
        <section class="kiosk-goods" aria-label="Products">
          <h1>Products</h1><p data-intro="">2 of them</p>
          <button id="milk">Milk</button><button id="bread">Bread</button>
        </section>
        <aside aria-label="Your cart"><p data-stop="">Total ₹27.00</p><button>Pay</button></aside>
        <div role="status" id="message"></div>
      </main>
    </div>
  </div>`;
const GREETING = languages[0].words.voiceOn;

describe("the kiosk by five keys and a headphone", () => {
  let speaker: RecordedSpeaker;
  let language: KioskLanguage;
  let voice: Voice;
  let end: () => void;
  beforeEach(() => {
    document.body.innerHTML = SHOP;
    speaker = new RecordedSpeaker();
    language = languages[0];
    voice = new Voice(speaker, () => language);
    end = voice.start();
  });
  afterEach(() => end());

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  /** Presses a key as a keypad does: the browser presses a button itself, unless the key was used up. */
  const press = async (key: string, more: KeyboardEventInit & { isTrusted?: boolean } = {}) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, "isTrusted", { value: more.isTrusted ?? true });
    (document.activeElement ?? document.body).dispatchEvent(event);
    if (key === "Enter" && !event.defaultPrevented && document.activeElement instanceof HTMLButtonElement) {
      document.activeElement.click();
    }
    await frame();
    await frame();
    return speaker.said;
  };
  const down = () => press("ArrowDown");
  const up = () => press("ArrowUp");
  const right = () => press("ArrowRight");
  const left = () => press("ArrowLeft");
  const ok = () => press("Enter");

  it("begins with the first arrow key: says how it works, the screen, and the first element", async () => {
    expect(await down()).toEqual([GREETING, "Products", "2 of them", "Milk, button"]);
    expect([voice.isOn, document.activeElement?.id]).toEqual([true, "milk"]);
  });

  it("goes from one element to the next and back, and says the last one again", async () => {
    await down();
    expect(await down()).toEqual(["Bread, button"]);
    expect(await down()).toEqual(["Your cart", "Total 27 rupees"]);
    expect(await down()).toEqual(["Pay, button"]);
    expect(await down()).toEqual(["Pay, button"]);
    expect(await up()).toEqual(["Total 27 rupees"]);
  });

  it("goes from section to section, and names the section", async () => {
    await down();
    expect(await right()).toEqual(["Your cart", "Total 27 rupees"]);
    expect(await right()).toEqual(["Total 27 rupees"]);
    expect(await left()).toEqual(["Products", "Milk, button"]);
    expect(await left()).toEqual(["Search, button"]);
  });

  it("goes on to the left where the screen is written from right to left", async () => {
    language = languageOf("ur");
    await down();
    expect(await left()).toEqual(["Your cart", "Total 27 روپے"]);
    expect(await right()).toEqual(["Products", "Milk, بٹن"]);
  });

  it("continues from the place of an element that was removed, and OK finds the place again", async () => {
    await down();
    at("#milk").remove();
    expect(await down()).toEqual(["Bread, button"]);
    at("#bread").remove();
    expect(await ok()).toEqual(["Your cart", "Total 27 rupees"]);
  });

  it("stays inside a dialog and the bar above the screen", async () => {
    await down();
    const dialog =
      '<div role="dialog"><h2>Start over?</h2><p data-intro="">All is removed.</p><button>Keep</button></div>';
    at("main").insertAdjacentHTML("beforeend", dialog);
    await frame();
    await frame();
    expect(speaker.said).toEqual(["Start over?", "All is removed.", "Keep, button"]);
    expect(await down()).toEqual(["Keep, button"]);
    expect(await up()).toEqual(["Start over, button"]);
  });

  it("waits until a screen is no longer loading", async () => {
    at("section").setAttribute("aria-busy", "true");
    expect(await down()).toEqual([]);
    at("section").setAttribute("aria-busy", "false");
    at("section").insertAdjacentHTML("beforeend", "<button>Rice</button>");
    await frame();
    await frame();
    expect(speaker.said[1]).toBe("Products");
  });

  it("says a new screen in its own language, and the focus stays where it was", async () => {
    await down();
    await down();
    language = languages.at(1) as KioskLanguage;
    at("h1").textContent = "सामान";
    await frame();
    await frame();
    expect(speaker.said).toEqual(["सामान", "2 of them", "Bread, बटन"]);
    expect(document.activeElement?.id).toBe("bread");
  });

  it("says a message once, however many places show it, and never one that was there before", async () => {
    at("#message").textContent = "Old";
    await down();
    const amount = '<div role="group" aria-label="Milk: amount"><output>1</output></div>';
    at("section").insertAdjacentHTML("beforeend", amount + amount);
    await frame();
    await frame();
    expect(speaker.said.at(-1)).toBe("Milk: amount 1");
    expect(speaker.said.filter((text) => text.includes("amount"))).toHaveLength(1);
    expect(speaker.said).not.toContain("Old");
  });

  it("says a total when it is known, and again when it has changed", async () => {
    await down();
    const total = at("[data-stop]");
    total.setAttribute("aria-busy", "true");
    total.textContent = "Total –";
    expect(await right()).toEqual(["Your cart"]);
    total.setAttribute("aria-busy", "false");
    total.textContent = "Total ₹54.00";
    await frame();
    await frame();
    expect(speaker.said).toEqual(["Your cart", "Total 54 rupees"]);
    total.textContent = "Total ₹81.00";
    await frame();
    await frame();
    expect(speaker.said.at(-1)).toBe("Total 81 rupees");
  });

  it("types by four arrows and OK on the keyboard, and goes on when it is closed", async () => {
    await down();
    at("section").insertAdjacentHTML("beforeend", '<label>Name <input id="name"></label>');
    const keys = '<div data-kiosk-keyboard=""><div class="hg-row"><button>a</button><button>b</button></div></div>';
    document.body.insertAdjacentHTML("beforeend", keys);
    const pressed: string[] = [];
    for (const key of document.querySelectorAll<HTMLElement>(".hg-row button")) {
      key.addEventListener("click", () => pressed.push(key.textContent ?? ""));
    }
    at("#name").focus();
    expect(await ok()).toEqual([expect.stringMatching(/letter.* a$/)]);
    expect(await right()).toEqual(["b"]);
    expect(at("[data-at]").textContent).toBe("b");
    expect(await right()).toEqual(["b"]);
    expect(await ok()).toEqual(["b"]);
    expect(pressed).toEqual(["b"]);
    at("[data-kiosk-keyboard]").remove();
    expect(await down()).toEqual(["Your cart", "Total 27 rupees"]);
  });

  it("ignores keys from its own keyboard and with a modifier key", async () => {
    await press("ArrowDown", { isTrusted: false });
    await press("ArrowDown", { ctrlKey: true });
    expect([voice.isOn, speaker.said]).toEqual([false, []]);
  });

  it("before the first arrow key says only what everybody hears", async () => {
    at("#milk").focus();
    at("#message").textContent = "A message";
    await frame();
    await frame();
    expect(speaker.said).toEqual([]);
    voice.announce("₹540.00 received");
    expect(speaker.said).toEqual(["540 rupees received"]);
  });

  it("says no screen twice: what everybody hears is part of the screen that is read aloud", async () => {
    await down();
    const before = [...speaker.said];
    voice.announce("₹540.00 received");
    expect(speaker.said).toEqual(before);
  });

  it("begins anew for the next shopper", async () => {
    await down();
    voice.reset();
    expect([voice.isOn, speaker.said]).toEqual([false, []]);
    at("#message").textContent = "For the last one";
    await frame();
    await frame();
    expect(speaker.said).toEqual([]);
    expect((await down())[0]).toBe(GREETING);
  });

  it("moves the focus without a voice, too", async () => {
    end();
    speaker = new RecordedSpeaker(["en"]);
    voice = new Voice(speaker, () => languages.at(1) as KioskLanguage);
    end = voice.start();
    expect(voice.isPossible).toBe(false);
    await down();
    expect(document.activeElement?.id).toBe("milk");
  });
});
