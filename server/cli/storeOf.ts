import type { Services } from "#server/platform/services/index.ts";
import type { ListedStore } from "#server/platform/services/store/StoreDirectory.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";

/** Finds the store that `--store` names, also by a former name. The option may be left out when there is only one store. */
export async function storeOf({ directory }: Pick<Services, "directory">, friendlyId?: string): Promise<ListedStore> {
  const stores = await directory.all();
  const found =
    friendlyId === undefined
      ? undefined
      : stores.find((store) => [store.friendlyId, ...store.formerIds].includes(friendlyId));
  if (found !== undefined) return found;
  const [first] = stores;
  if (first === undefined) throw new ConfigError("There is no store yet: make one with `haat store init`.");
  if (friendlyId === undefined && stores.length === 1) return first;
  const names = stores.slice(0, 20).map((store) => store.friendlyId);
  const which = friendlyId === undefined ? "Say which store" : `There is no store "${friendlyId}": say which one`;
  throw new ConfigError(`${which} with --store, one of ${names.join(", ")}${stores.length > 20 ? " …" : "."}`);
}
