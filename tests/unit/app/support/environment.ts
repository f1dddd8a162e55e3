import type { Environment } from "#app/Environment.types.ts";
import { defaultAppConfig } from "#kernel/config/AppConfig.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { FakeClock } from "../../kernel/support/fakes";

type Own = "identity" | "transport" | "navigation" | "notices";

const asIs = (html: string) => html;

/** A store's environment: storage in memory, a clock that stands still, HTML as it is, and what the test gives. */
export function environment<Given extends Pick<Environment, Own> & Partial<Environment>>(given: Given) {
  return {
    config: defaultAppConfig,
    storage: new MemoryStorage(),
    tabStorage: new MemoryStorage(),
    clock: new FakeClock(),
    lock: { run: <T>(_: string, work: () => Promise<T>) => work() },
    sanitizer: { ready: asIs, load: async () => asIs },
    queries: new CoreQueryCache(),
    resolver: new InversifyResolver(),
    ...given,
  };
}
