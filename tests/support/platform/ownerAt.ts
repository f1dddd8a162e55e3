import { commands } from "#server/cli/commands.ts";
import { createProgram } from "#server/cli/createProgram.ts";
import { sentenceOf } from "#server/cli/sentenceOf.ts";
import type { Services } from "#server/platform/services/index.ts";
import { type RecordingIo, recordingIo } from "./recordingIo";

export interface Typed {
  code: number;
  io: RecordingIo;
  said: string[];
}

/** A person at the command line of a platform in this process, who types what comes after `haat`. */
export const ownerAt =
  (services: Services) =>
  async (...words: string[]): Promise<Typed> => {
    const io = recordingIo();
    let code = 0;
    const program = createProgram(commands, io, async (command, options) => {
      if ("runAlone" in command) throw new Error(`${command.name} needs no platform`);
      const prepared = command.prepare ? await command.prepare(options, io) : options;
      code = typeof prepared === "number" ? prepared : await command.run(services, prepared, io);
    });
    try {
      await program.parseAsync(words, { from: "user" });
    } catch (error) {
      code = 1;
      io.warn(sentenceOf(error));
    }
    return { code, io, said: io.said };
  };
