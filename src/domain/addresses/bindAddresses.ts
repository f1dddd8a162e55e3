import { AppConfig } from "#kernel/config/AppConfig.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpTransport } from "#kernel/http/HttpTransport.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { TabStorage } from "#kernel/storage/TabStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { BrandingStore } from "../branding";
import { SessionStore } from "../session";
import { AddressBookStore } from "./AddressBookStore";
import { AddressDrafts } from "./AddressDrafts";
import { AddressEditor } from "./AddressEditor";
import { HttpPostalLookup } from "./HttpPostalLookup";
import { PostalLookup } from "./PostalLookup";

export function bindAddresses(container: Container): void {
  if (container.isBound(AddressBookStore)) return;
  container.shared(AddressBookStore, [ApiClient, QueryCache, SessionStore]);
  container.shared(
    PostalLookup,
    [HttpTransport, AppConfig],
    (transport, { pincodeUrl }) => new HttpPostalLookup(transport, pincodeUrl),
  );
  container.shared(AddressDrafts, [StoreIdentity, TabStorage, SessionStore]);
  container.shared(AddressEditor, [AddressBookStore, PostalLookup, SessionStore, AddressDrafts, BrandingStore]);
}
