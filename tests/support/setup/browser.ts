import { findHeadlessBrowser } from "../browser/findBrowser";

/** Finds the browser, and installs it where necessary, once before the workers start. */
export default function setup(): void {
  process.env.TEST_BROWSER = findHeadlessBrowser();
}
