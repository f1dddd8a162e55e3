import { Command as Described } from "commander";
import type { Command, Io } from "./Command.types";

/** @param isTold whether the output of a command without JSON of its own is wanted as JSON */
export type Chosen = (command: Command, options: object, isTold: boolean) => Promise<void>;

/** Defines the commands, their help and their error messages. Throws commander's errors instead of ending the process. */
export function createProgram(commands: readonly Command[], io: Pick<Io, "say" | "warn">, chosen: Chosen): Described {
  const program = polite(new Described("haat"), io).description("Everything that the owner of a shop does.");
  for (const command of commands) {
    const [group = "", verb = ""] = command.name.split(" ");
    const parent = program.commands.find((known) => known.name() === group) ?? polite(program.command(group), io);
    const described = polite(parent.command(verb), io).description(command.summary);
    command.describe?.(described);
    const hasOwnJson = described.options.some(({ long }) => long === "--json");
    if (!hasOwnJson) described.option("--json", "the output as JSON: code, said, warned");
    described.action(async () => {
      const given = described.registeredArguments.map((argument, at) => [argument.name(), described.processedArgs[at]]);
      const { json, ...others } = described.opts<{ json?: boolean }>();
      const options = { ...others, ...(hasOwnJson && { json }), ...Object.fromEntries(given) };
      await chosen(command, options, json === true && !hasOwnJson);
    });
  }
  for (const group of program.commands) {
    group.description(group.commands.map((command) => command.name()).join(", "));
  }
  return program;
}

function polite(command: Described, io: Pick<Io, "say" | "warn">): Described {
  return command
    .exitOverride()
    .showHelpAfterError("Add --help to see what is understood.")
    .configureOutput({
      writeOut: (text) => sayLines(text, io.say),
      writeErr: (text) => sayLines(text, io.warn),
      outputError: (text, write) => write(text.replace(/^error: (.)/, (_, first: string) => first.toUpperCase())),
    });
}

/** Prints each line of a text by itself. */
function sayLines(text: string, say: (line: string) => void): void {
  for (const line of text.trimEnd().split("\n")) say(line);
}
