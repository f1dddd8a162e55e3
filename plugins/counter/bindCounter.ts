import { Clock } from "../../src/kernel/clock/Clock";
import type { Container } from "../../src/kernel/container/Container";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { TabStorage } from "../../src/kernel/storage/TabStorage";
import { StoreIdentity } from "../../src/kernel/store-identity/StoreIdentity";
import { DocumentVisibility } from "../../src/kernel/visibility/DocumentVisibility";
import { Bell } from "./Bell";
import { CounterStore } from "./CounterStore";

export function bindCounter(container: Container): void {
  container.shared(
    CounterStore,
    [ApiClient, TabStorage, StoreIdentity, Clock],
    (api, storage, identity, clock) =>
      new CounterStore({
        api,
        storage,
        clock,
        visibility: new DocumentVisibility(),
        storageKey: `haat_counter_${identity.identifier}`,
        bell: new Bell(),
      }),
  );
}
