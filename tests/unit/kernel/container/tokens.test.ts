import { readFileSync } from "node:fs";
import { expect, expectTypeOf, it } from "vitest";
import { PostalLookup } from "#domain/addresses/PostalLookup.ts";
import { RechargePayments } from "#domain/payments/online/RechargePayments.ts";
import { PaymentTabs } from "#domain/payments/tabs/PaymentTabs.ts";
import { Clock } from "#kernel/clock/Clock.ts";
import { AppConfig } from "#kernel/config/AppConfig.ts";
import { Services } from "#kernel/container/Services.ts";
import { HtmlSanitizer } from "#kernel/html/HtmlSanitizer.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpTransport } from "#kernel/http/HttpTransport.ts";
import { SessionGate } from "#kernel/http/SessionGate.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { ExclusiveLock } from "#kernel/session/ExclusiveLock.ts";
import { ShopOpener } from "#kernel/shop/ShopOpener.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { TabStorage } from "#kernel/storage/TabStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { PageVisibility } from "#kernel/visibility/PageVisibility.ts";
import { PhoneBrowser } from "#plugins/kiosk/pay/PhonePay.ts";
import { sourceFiles } from "#scripts/checks/sourceFiles.ts";

const tokens = {
  ApiClient,
  AppConfig,
  Clock,
  ExclusiveLock,
  HtmlSanitizer,
  HttpTransport,
  KeyValueStorage,
  Navigation,
  Notices,
  PageVisibility,
  PaymentTabs,
  PhoneBrowser,
  PostalLookup,
  QueryCache,
  RechargePayments,
  Services,
  SessionGate,
  ShopOpener,
  StoreIdentity,
  TabStorage,
};

/** The pairs of tokens of which the second would be accepted for the first. */
type Confused<All> = {
  [A in keyof All]: { [B in Exclude<keyof All, A>]: All[B] extends All[A] ? [B, "passes for", A] : never }[Exclude<
    keyof All,
    A
  >];
}[keyof All];

it("takes no interface's token for another's (bar 24)", () => {
  expectTypeOf<Confused<typeof tokens>>().toBeNever();
});

it("covers every token of the product", () => {
  const named = sourceFiles("src", "plugins").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export const (\w+) = token</gm)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(tokens).sort());
});
