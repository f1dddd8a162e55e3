import { makeAutoObservable } from "mobx";
import * as words from "./words.en";

/** What is used of the browser's `SpeechRecognition`, which TypeScript's library does not describe. */
export interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

/** The errors that a shopper can act on. `aborted` is missing, because the shopper asked for it. */
const WORDS: Record<string, string | undefined> = {
  "not-allowed": words.microphoneNotAllowed,
  "service-not-allowed": words.voiceNotAllowed,
  "audio-capture": words.noMicrophone,
  "no-speech": words.nothingHeard,
  "language-not-supported": words.languageNotUnderstood,
  network: words.voiceNeedsConnection,
  aborted: "",
};
const OTHERWISE = words.notUnderstood;

/** Text input by speech, where the browser can recognise it. */
export class SpeechInput {
  isListening = false;
  /** The reason why nothing was recognised, in words; empty when nothing went wrong. */
  problem = "";
  #recognition: Recognition | undefined;
  readonly #create: (() => Recognition) | undefined;
  readonly #isOffline: () => boolean;

  constructor(create: (() => Recognition) | undefined, isOffline: () => boolean) {
    this.#create = create;
    this.#isOffline = isOffline;
    makeAutoObservable(this);
  }

  get isOffered(): boolean {
    return this.#create !== undefined;
  }

  /**
   * @param lang the page's language @param onText called with the text recognised so far; `isFinal` once the sentence has
   * ended
   */
  start(lang: string, onText: (text: string, isFinal: boolean) => void): void {
    if (this.#create === undefined || this.isListening) return;
    this.problem = "";
    if (this.#isOffline()) {
      this.fail("network");
      return;
    }
    const recognition = this.#create();
    this.#recognition = recognition;
    recognition.lang = lang;
    recognition.interimResults = true;
    recognition.onresult = ({ results }) => {
      const all = Array.from(results);
      const text = all.map((heard) => heard[0]?.transcript ?? "").join("");
      if (text.trim() !== "")
        onText(
          text.trim(),
          all.every(({ isFinal }) => isFinal),
        );
    };
    recognition.onerror = ({ error }) => this.fail(error);
    recognition.onend = () => this.end();
    try {
      recognition.start();
      this.isListening = true;
    } catch {
      this.fail("unknown");
    }
  }

  stop(): void {
    this.#recognition?.abort();
    this.end();
  }

  private fail(error: string): void {
    this.problem = WORDS[error] ?? OTHERWISE;
    this.end();
  }

  private end(): void {
    this.isListening = false;
    this.#recognition = undefined;
  }
}
