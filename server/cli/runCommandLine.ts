import { CommanderError } from "commander";
import type { Command, Io } from "./Command.types";
import { carryOut } from "./carry/carryOut";
import { createProgram } from "./createProgram";
import { sentenceOf } from "./sentenceOf";

/** Carries out what was typed after `haat`. @returns the exit code */
export async function runCommandLine(
  typed: readonly string[],
  io: Io,
  env: NodeJS.ProcessEnv,
  commands: readonly Command[],
): Promise<number> {
  let code = 0;
  const program = createProgram(commands, io, async (command, options) => {
    code = "runAlone" in command ? await command.runAlone(options, io) : await carryOut(command, options, io, env);
  });
  try {
    await program.parseAsync(typed, { from: "user" });
    return code;
  } catch (error) {
    const { failsWith = 1 } = commands.find(({ name }) => name === typed.slice(0, 2).join(" ")) ?? {};
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : failsWith;
    io.warn(sentenceOf(error));
    return failsWith;
  }
}
