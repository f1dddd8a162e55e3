import type { Container } from "inversify";
import { BrandingStore } from "../../domain/branding";
import { SessionStore } from "../../domain/session";
import { Clock } from "../../kernel/clock/Clock";
import { ApiClient } from "../../kernel/http/ApiClient";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { LoginStore } from "./LoginStore";
import { SentCode } from "./SentCode";

export function bindLogin(container: Container): void {
  container
    .bind(SentCode)
    .toResolvedValue(
      (storage: KeyValueStorage, identity: StoreIdentity, clock: Clock) => new SentCode(storage, identity, clock),
      [KeyValueStorage, StoreIdentity, Clock],
    );
  container
    .bind(LoginStore)
    .toResolvedValue(
      (api: ApiClient, session: SessionStore, branding: BrandingStore, sent: SentCode, clock: Clock) =>
        new LoginStore(api, session, branding, sent, clock),
      [ApiClient, SessionStore, BrandingStore, SentCode, Clock],
    )
    .inTransientScope();
}
