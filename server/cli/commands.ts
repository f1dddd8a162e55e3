import type { Command } from "./Command.types";
import { storeList } from "./commands/storeList";

/** One line a command; each is a file of `commands/`, named for what is typed. */
export const commands: readonly Command[] = [storeList];
