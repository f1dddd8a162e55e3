import { BrandingStore } from "../../domain/branding";
import { SessionStore } from "../../domain/session";
import { Clock } from "../../kernel/clock/Clock";
import type { Container } from "../../kernel/container/Container";
import { ApiClient } from "../../kernel/http/ApiClient";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { LoginStore } from "./LoginStore";
import { SentCode } from "./SentCode";

export function bindLogin(container: Container): void {
  container.each(SentCode, [KeyValueStorage, StoreIdentity, Clock]);
  container.each(LoginStore, [ApiClient, SessionStore, BrandingStore, SentCode, Clock]);
}
