import type { Command } from "commander";
import type { Services } from "../platform/services";
import type { Owner } from "../platform/services/common/audit/Owner.types";
import type { Io } from "./Command.types";
import { storeOf } from "./storeOf";

/** The option that every command of a store has. */
export const withStore = (command: Command): Command =>
  command.option("--store <friendly id>", "which shop; needed where there are several");

/** Who does what in which store. */
export async function ownerOf(
  services: Pick<Services, "directory">,
  { store }: { store?: string },
  { who }: Pick<Io, "who">,
): Promise<Owner> {
  const { storeId } = await storeOf(services, store);
  return { storeId, who: whoTypes({ who }) };
}

/** As the audit log names them. */
export const whoTypes = ({ who }: Pick<Io, "who">): string => `${who} at the command line`;
