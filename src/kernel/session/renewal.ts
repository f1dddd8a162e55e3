/**
 * The code that renews a session, loaded when an access token has expired. One chunk, so that it loads as a whole or not at
 * all.
 */
export { BrowserLock } from "./BrowserLock";
export { renewTokens } from "./renewTokens";
