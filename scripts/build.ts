import { compress } from "./compress";
import { run } from "./run";
import { sourceStamp, writeStamp } from "./sourceStamp";

/** `npm run build`: the browser's files, the prerender and the server under dist/, with .br and .gz beside the files. */
const began = Date.now();
process.stdout.write("Building browser, prerender and server …\n");
const { code } = await run("rspack", ["build"]);
if (code !== 0) process.exit(code);
process.stdout.write("Compressing …\n");
await compress("dist/browser/assets");
await writeStamp(await sourceStamp());
process.stdout.write(`Built dist/ in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
