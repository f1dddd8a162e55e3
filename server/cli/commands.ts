import type { Command } from "./Command.types";
import { deviceAdd } from "./commands/deviceAdd";
import { deviceClose } from "./commands/deviceClose";
import { deviceCode } from "./commands/deviceCode";
import { deviceList } from "./commands/deviceList";
import { deviceMaintain } from "./commands/deviceMaintain";
import { deviceOpen } from "./commands/deviceOpen";
import { deviceRevoke } from "./commands/deviceRevoke";
import { storeCheck } from "./commands/storeCheck";
import { storeExport } from "./commands/storeExport";
import { storeImport } from "./commands/storeImport";
import { storeInit } from "./commands/storeInit";
import { storeList } from "./commands/storeList";

/** One line a command; each is a file of `commands/`, named for what is typed. */
export const commands: readonly Command[] = [
  storeInit,
  storeCheck,
  storeImport,
  storeExport,
  storeList,
  deviceAdd,
  deviceCode,
  deviceList,
  deviceOpen,
  deviceClose,
  deviceMaintain,
  deviceRevoke,
];
