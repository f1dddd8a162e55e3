import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, it } from "vitest";
import { arriveAnew, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, withTheShop } from "#tests/support/browser/visitors.ts";

/** The languages of the transcripts `kiosk-keys.<code>.txt`. */
const transcripts = readdirSync(import.meta.dirname).flatMap(
  (name) => /^kiosk-keys\.(\w+)\.txt$/.exec(name)?.[1] ?? [],
);

/** A whole visit by four arrows and OK, without a look at the screen: everything that is said, word by word. */
describe("the kiosk by five keys", () => {
  withTheShop();

  it.each(transcripts)("sells to a person who only hears it, %s", async (language) => {
    const { page } = await arriveAnew(browser, { viewport: { width: 1080, height: 1920 }, hasTouch: true });
    await withVoices(page);
    await page.goto(`${base}/kiosk`);
    await page.getByRole("button", { name: "Try it here" }).tap();
    await see(page.getByRole("button", { name: "Touch to start" })).toBeVisible();
    const transcript = readTranscript(join(import.meta.dirname, `kiosk-keys.${language}.txt`));
    for (const [index, { key, says }] of transcript.entries()) {
      await pressKey(page, key);
      await see.poll(() => heard(page), { message: `${index + 1}. ${key}` }).toBe(says);
    }
  });
});

/** One press of a key, and what the kiosk says then. */
interface Spoken {
  key: string;
  says: string;
}

const BETWEEN = " | ";

/** Reads a transcript: a line for each key, `ArrowDown: what is said | and then`. Lines with `#` are notes. */
function readTranscript(file: string): Spoken[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ key: line.slice(0, line.indexOf(":")), says: line.slice(line.indexOf(":") + 1).trim() }));
}

/** Gives the page a voice of each language that keeps what it says. Before the page opens. */
const withVoices = (page: Page): Promise<unknown> =>
  page.addInitScript((codes) => {
    const said: string[] = [];
    const voice = (lang: string) => ({ lang, name: lang, localService: true, default: false, voiceURI: lang });
    const speechSynthesis = {
      getVoices: () => codes.map((code) => voice(`${code}-IN`)),
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    };
    class SpeechSynthesisUtterance {
      constructor(readonly text: string) {}
    }
    for (const [name, value] of Object.entries({ said, speechSynthesis, SpeechSynthesisUtterance })) {
      Object.defineProperty(window, name, { value });
    }
  }, transcripts);

/**
 * What was said since the last press. An order's number is another one each time. The visit's first press opens another page
 * in another language; between the two there is nothing to hear.
 */
const heard = (page: Page): Promise<string> =>
  page
    .evaluate(
      (between) => (window as unknown as { said: string[] }).said.join(between).replace(/(\d )+\d\b/g, "<number>"),
      BETWEEN,
    )
    .catch(() => "");

async function pressKey(page: Page, key: string): Promise<void> {
  await page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
  await page.keyboard.press(key);
}
