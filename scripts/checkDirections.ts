import { run } from "./run";

const FOLDERS = ["src", "plugins", "server", "stories", "tests"];

/** Part of `npm run check`: who imports whom. Without swc dependency-cruiser reads no TypeScript, and finds nothing wrong in it. */
const { code, output } = await run("depcruise", ["--config", ".dependency-cruiser.cjs", ...FOLDERS], { quiet: true });
process.stdout.write(output);
const hasRead = code !== 0 || /\([1-9]\d* modules/.test(output);
if (!hasRead) console.error("No module was read: is @swc/core installed?");
process.exit(hasRead ? code : 1);
