import { commands } from "#server/cli/commands.ts";
import { runCommandLine } from "#server/cli/runCommandLine.ts";
import { terminal } from "#server/cli/terminal.ts";

/** The command line: `npm run haat -- …`, and `node dist/server/haat.js …` in a build. */
process.exitCode = await runCommandLine(process.argv.slice(2), terminal(), process.env, commands);
