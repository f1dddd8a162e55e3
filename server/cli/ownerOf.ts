import type { Command } from "commander";
import type { Owner } from "#server/platform/services/common/audit/Owner.types.ts";
import type { Services } from "#server/platform/services/index.ts";
import type { Io } from "./Command.types";
import { storeOf } from "./storeOf";

/** Adds the option that every command about a store has. */
export const withStore = (command: Command): Command =>
  command.option("--store <friendly id>", "which shop; needed when there are several");

/** The owner on whose behalf a command acts, and the store that it acts in. */
export async function ownerOf(
  services: Pick<Services, "directory">,
  { store }: { store?: string },
  { who }: Pick<Io, "who">,
): Promise<Owner> {
  const { storeId } = await storeOf(services, store);
  return { storeId, who: auditName({ who }) };
}

/** The person's name as the audit log shows it. */
export const auditName = ({ who }: Pick<Io, "who">): string => `${who} at the command line`;
