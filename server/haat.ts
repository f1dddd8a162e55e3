import { commands } from "./cli/commands";
import { runCommandLine } from "./cli/runCommandLine";
import { terminal } from "./cli/terminal";

/** The command line: `npm run haat -- …`, and `node dist/server/haat.js …` in a build. */
process.exitCode = await runCommandLine(process.argv.slice(2), terminal(), process.env, commands);
