import type { Command } from "./Command.types";
import { storeCheck } from "./commands/storeCheck";
import { storeExport } from "./commands/storeExport";
import { storeImport } from "./commands/storeImport";
import { storeInit } from "./commands/storeInit";
import { storeList } from "./commands/storeList";

/** One line a command; each is a file of `commands/`, named for what is typed. */
export const commands: readonly Command[] = [storeInit, storeCheck, storeImport, storeExport, storeList];
