/** Loaded when an access token has expired, and not before. One chunk: it is there as a whole or not at all. */
export { BrowserLock } from "./BrowserLock";
export { renewTokens } from "./renewTokens";
