/** Needed when an access token has run out, and not before: together, so that half of it is never there. */
export { BrowserLock } from "./BrowserLock";
export { renewTokens } from "./renewTokens";
