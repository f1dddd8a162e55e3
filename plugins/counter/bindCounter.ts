import { Clock } from "#kernel/clock/Clock.ts";
import { PlatformClock } from "#kernel/clock/PlatformClock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { TabStorage } from "#kernel/storage/TabStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { DocumentVisibility } from "#kernel/visibility/DocumentVisibility.ts";
import { Bell } from "./Bell";
import { CounterStore } from "./CounterStore";

export function bindCounter(container: Container): void {
  container.shared(
    CounterStore,
    [ApiClient, TabStorage, StoreIdentity, Clock, PlatformClock],
    (api, storage, identity, clock, time) =>
      new CounterStore({
        api,
        storage,
        clock,
        time,
        visibility: new DocumentVisibility(),
        storageKey: `haat_counter_${identity.identifier}`,
        bell: new Bell(),
      }),
  );
}
