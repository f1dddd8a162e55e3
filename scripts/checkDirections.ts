import { run } from "./run";

const FOLDERS = ["src", "plugins", "docs/examples", "server", "stories", "tests"];

/**
 * Part of `npm run check`: checks who imports whom (`.dependency-cruiser.cjs`). Without a compiler that it knows,
 * dependency-cruiser reads no TypeScript and reports success, so the number of modules that it read is checked, too.
 */
const { code, output } = await run("depcruise", ["--config", ".dependency-cruiser.cjs", ...FOLDERS], { quiet: true });
const hasRead = /\([1-9]\d* modules/.test(output) || code !== 0;
process.stdout.write(output);
if (!hasRead) process.stdout.write("No module was read: dependency-cruiser needs @swc/core to read TypeScript.\n");
process.exit(hasRead ? code : 1);
