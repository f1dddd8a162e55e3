import { openServices } from "#server/cli/carry/openServices.ts";
import { storeImport } from "#server/cli/commands/store/storeImport.ts";
import { terminal } from "#server/cli/terminal.ts";
import { readPlatformConfig } from "#server/platform/config.ts";

/**
 * A separate process that is meant to be killed: imports the folder `FOLDER` into `DATA_DIR`, prints `step` at every
 * step, and goes on printing it when it has finished.
 */
process.stdin.resume().once("end", () => process.exit(1));

const step = () => void process.stdout.write("step \n");
const io = { ...terminal(), say: () => {}, progress: step };
const prepared = await storeImport.prepare?.({ folder: process.env.FOLDER ?? "" }, io);
if (typeof prepared !== "object") throw new Error("the folder is not right");
const { services } = await openServices(readPlatformConfig({ DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: "error" }));
step();
await storeImport.run(services, prepared, io);
setInterval(step, 5);
