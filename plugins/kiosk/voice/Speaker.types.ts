/** Says texts through the device's loudspeaker or headphone. */
export interface Speaker {
  /** Whether the device has a voice for a language, `en`, `hi` or `ur`. */
  speaks(language: string): boolean;
  /** Stops what is being said, and says this. */
  say(text: string, language: string): void;
  /** Says this after everything before it. */
  add(text: string, language: string): void;
  stop(): void;
}
