import { commands } from "#server/cli/commands.ts";
import { runCommandLine } from "#server/cli/runCommandLine.ts";
import { terminal } from "#server/cli/terminal.ts";

/** A reader such as `head` may end early; the command continues. */
for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });

/** The command line: `npm run haat -- …`, and `node dist/server/haat.js …` in a build. */
process.exitCode = await runCommandLine(process.argv.slice(2), terminal(), process.env, commands);
