import { readFileSync } from "node:fs";
import { expect, expectTypeOf, it } from "vitest";
import { sourceFiles } from "../../../../scripts/checks/sourceFiles";
import { PostalLookup } from "../../../../src/domain/addresses/PostalLookup";
import { RechargePayments } from "../../../../src/domain/payments/online/RechargePayments";
import { PaymentTabs } from "../../../../src/domain/payments/tabs/PaymentTabs";
import { Clock } from "../../../../src/kernel/clock/Clock";
import { AppConfig } from "../../../../src/kernel/config/AppConfig";
import { Services } from "../../../../src/kernel/container/Services";
import { HtmlSanitizer } from "../../../../src/kernel/html/HtmlSanitizer";
import { ApiClient } from "../../../../src/kernel/http/ApiClient";
import { HttpTransport } from "../../../../src/kernel/http/HttpTransport";
import { SessionGate } from "../../../../src/kernel/http/SessionGate";
import { Navigation } from "../../../../src/kernel/navigation/Navigation";
import { Notices } from "../../../../src/kernel/notices/Notices";
import { QueryCache } from "../../../../src/kernel/query/QueryCache";
import { ExclusiveLock } from "../../../../src/kernel/session/ExclusiveLock";
import { ShopOpener } from "../../../../src/kernel/shop/ShopOpener";
import { KeyValueStorage } from "../../../../src/kernel/storage/KeyValueStorage";
import { TabStorage } from "../../../../src/kernel/storage/TabStorage";
import { StoreIdentity } from "../../../../src/kernel/store-identity/StoreIdentity";
import { PageVisibility } from "../../../../src/kernel/visibility/PageVisibility";

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
