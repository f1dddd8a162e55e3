import { yieldToBrowser } from "#kernel/lifecycle/yieldToBrowser.ts";

/**
 * Starts the program in pieces, so that a tap during the start waits for one piece and not for all. Each `import` below
 * runs modules that were downloaded with this file and that may rely on the pieces before them. Where possible a piece is a
 * module of our own: a whole package cannot be tree-shaken.
 */
const pieces = [
  () => import(/* webpackMode: "eager" */ "#kernel/query/StartingQueryCache.ts"),
  () => import(/* webpackMode: "eager" */ "../../createContainer"),
  () => import(/* webpackMode: "eager" */ "./reactRoot"),
  () => import(/* webpackMode: "eager" */ "../../navigation/NavigationBridge"),
  () => import(/* webpackMode: "eager" */ "#design/theme/ThemeRoot.tsx"),
  () => import(/* webpackMode: "eager" */ "../../shell/Shell"),
  () => import(/* webpackMode: "eager" */ "./main"),
];

void begin();

/** A top-level `await` would add the bundler's code for asynchronous modules. */
async function begin(): Promise<void> {
  for (const take of pieces) {
    await yieldToBrowser();
    await take();
  }
}
