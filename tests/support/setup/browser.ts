import { findHeadlessBrowser } from "../findBrowser";

/** Found, and installed where it has to be, before several workers would. */
export default function setup(): void {
  process.env.TEST_BROWSER = findHeadlessBrowser();
}
