import { Clock } from "#kernel/clock/Clock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { LoginStore } from "./LoginStore";
import { SentCode } from "./SentCode";

export function bindLogin(container: Container): void {
  container.each(SentCode, [KeyValueStorage, StoreIdentity, Clock]);
  container.each(LoginStore, LoginStore.needs);
}
