import { token } from "../container/token";

/** HTML that a store wrote → HTML that runs nothing, frames nothing and styles nothing (bar 12). */
export type Sanitize = (html: string) => string;

/** The browser's is fetched when it is first needed; the server's is there from the start. */
export interface HtmlSanitizer {
  /** Undefined until `load` has come back. */
  readonly ready: Sanitize | undefined;
  /** The same promise at every call; never rejects. */
  load(): Promise<Sanitize>;
}
export const HtmlSanitizer = token<HtmlSanitizer>("HtmlSanitizer");
