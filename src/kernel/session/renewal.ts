/**
 * The code of a renewal, loaded when an access token has expired. It is one chunk, so that it loads as a whole or not at all.
 */
export { BrowserLock } from "./BrowserLock";
export { renewTokens } from "./renewTokens";
