import { checks } from "./checks";
import { close, step, tests } from "./steps";

/** `npm test`: everything, from types to a real browser. */
close([
  ...(await checks()),
  await step("Build", "tsx", ["scripts/build.ts"]),
  await tests("Platform, on PGlite and PostgreSQL", "platform"),
  await tests("In a real browser", "browser", true),
  await tests("In a real browser, one after another", "browser-alone", true),
]);
