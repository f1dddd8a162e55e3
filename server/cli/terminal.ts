import { copyFile, link, mkdir, readFile, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import { shownInLine } from "#server/platform/hiddenSigns.ts";
import type { Io } from "./Command.types";

/** If the output is a log file, one line of progress a second is enough. */
const LOG_EVERY_MS = 1000;

/** Makes names, notes and errors safe to print, which come from shoppers and screens. Tabs are ours, between columns. */
const shown = (line: string) => line.split("\t").map(shownInLine).join("\t");

/** The terminal (or wherever the output goes) and the files of this machine. */
export function terminal(): Io {
  let isShown = false;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const clear = () => {
    if (isShown) process.stderr.write("\r\u001b[K");
    isShown = false;
  };
  return {
    who: nameOfUser(),
    say: (line) => {
      clear();
      process.stdout.write(`${shown(line)}\n`);
    },
    head: (line) => {
      clear();
      process.stderr.write(`${shown(line)}\n`);
    },
    warn: (line) => {
      clear();
      process.stderr.write(`${shown(line)}\n`);
    },
    progress: (doing) => {
      if (process.stderr.isTTY) {
        clear();
        process.stderr.write(shown(doing));
        isShown = true;
      } else if (performance.now() - loggedAt >= LOG_EVERY_MS) {
        loggedAt = performance.now();
        process.stderr.write(`${shown(doing)}\n`);
      }
    },
    readFile: async (path) => {
      const { keptPicture } = await import("#server/platform/storeFolder/pictures/keptPicture.ts");
      return keptPicture(await readFile(path));
    },
    writeFile: async (path, bytes) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    },
    linkFile: async (path, to) => {
      await mkdir(dirname(to), { recursive: true });
      await link(path, to).catch(() => copyFile(path, to));
    },
  };
}

/** In a container the user may have a number but no name. */
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}
