import { readFileSync } from "node:fs";
import type { Page } from "playwright";

/** One press of a key, and what the kiosk says then. */
export interface Spoken {
  key: string;
  says: string;
}

const BETWEEN = " | ";

/** Reads a transcript: a line for each key, `ArrowDown: what is said | and then`. Lines with `#` are notes. */
export function readTranscript(file: string): Spoken[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ key: line.slice(0, line.indexOf(":")), says: line.slice(line.indexOf(":") + 1).trim() }));
}

/** Gives the page an English and a Hindi voice that keep what they say. Before the page opens. */
export const withVoices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    const voice = (lang: string) => ({ lang, name: lang, localService: true, default: false, voiceURI: lang });
    const speechSynthesis = {
      getVoices: () => [voice("en-IN"), voice("hi-IN")],
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
  });

/** What was said since the last press. An order's number is another one each time. */
export const heard = (page: Page): Promise<string> =>
  page.evaluate(
    (between) => (window as unknown as { said: string[] }).said.join(between).replace(/(\d )+\d\b/g, "<number>"),
    BETWEEN,
  );

export async function pressKey(page: Page, key: string): Promise<void> {
  await page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
  await page.keyboard.press(key);
}
