import type { DestinationStream } from "pino";

/**
 * Writes the log lines of one turn of the event loop together, because a write costs more than a line.
 * @param onEnd calls back when the process ends, for the lines of its last turn
 */
export function linesTogether(out: DestinationStream, onEnd: (write: () => void) => void): DestinationStream {
  let lines = "";
  const write = () => {
    if (lines !== "") out.write(lines);
    lines = "";
  };
  onEnd(write);
  return {
    write: (line) => {
      if (lines === "") setImmediate(write);
      lines += line;
    },
  };
}
