import { token } from "../container/token";

/** Turns HTML that a store wrote into HTML without scripts, frames and styles (bar 12). */
export type Sanitize = (html: string) => string;

/** The browser loads its sanitiser when it first needs it; the server's is ready from the start. */
export interface HtmlSanitizer {
  /** Undefined until `load` has resolved. */
  readonly ready: Sanitize | undefined;
  /** Returns the same promise at every call; never rejects. */
  load(): Promise<Sanitize>;
}
export const HtmlSanitizer = token<HtmlSanitizer>("HtmlSanitizer");
