import type { Speaker } from "#plugins/kiosk/voice/Speaker.types.ts";

/** Keeps what it would say. */
export class RecordedSpeaker implements Speaker {
  said: string[] = [];

  constructor(private readonly languages: readonly string[] = ["en", "hi", "ur"]) {}

  speaks(language: string): boolean {
    return this.languages.includes(language);
  }

  say(text: string): void {
    this.said = [];
    this.add(text);
  }

  add(text: string): void {
    if (text !== "") this.said.push(text);
  }

  stop(): void {
    this.said = [];
  }
}
