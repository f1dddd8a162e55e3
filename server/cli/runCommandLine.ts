import { CommanderError } from "commander";
import type { Command, Io } from "./Command.types";
import { createProgram } from "./createProgram";
import { exitOf } from "./exitOf";
import { sentenceOf } from "./sentenceOf";

/** Carries out what was typed after `haat`. @returns the exit code */
export async function runCommandLine(
  typed: readonly string[],
  io: Io,
  env: NodeJS.ProcessEnv,
  commands: readonly Command[],
): Promise<number> {
  let code = 0;
  let tell: (() => void) | undefined;
  let heard = io;
  const program = createProgram(commands, io, async (command, options, isTold) => {
    if (isTold) [heard, tell] = told(io, () => code);
    if ("runAlone" in command) code = await command.runAlone(options, heard);
    else {
      // Loads the whole platform, which help and checks do not need.
      const { carryOut } = await import("./carry/carryOut");
      code = await carryOut(command, options, heard, env);
    }
  });
  try {
    await program.parseAsync(typed, { from: "user" });
  } catch (error) {
    const { failsWith = 1 } = commands.find(({ name }) => name === typed.slice(0, 2).join(" ")) ?? {};
    code = Math.max(exitOf(error), failsWith);
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : failsWith;
    heard.warn(sentenceOf(error));
  }
  tell?.();
  return code;
}

/** A terminal that records its lines, and a function that prints them at the end as one line of JSON. */
function told(io: Io, codeOf: () => number): [Io, () => void] {
  const [said, warned]: [string[], string[]] = [[], []];
  const kept: Io = {
    ...io,
    say: (line) => void said.push(line),
    head: () => {},
    warn: (line) => void warned.push(line),
    progress: () => {},
  };
  return [kept, () => io.say(JSON.stringify({ code: codeOf(), said, warned }))];
}
