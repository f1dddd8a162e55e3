import type { Container } from "inversify";
import { AppConfig } from "../../kernel/config/AppConfig";
import { ApiClient } from "../../kernel/http/ApiClient";
import { HttpTransport } from "../../kernel/http/HttpTransport";
import { QueryCache } from "../../kernel/query/QueryCache";
import { SessionStore } from "../session";
import { AddressBookStore } from "./AddressBookStore";
import { AddressEditor } from "./AddressEditor";
import { HttpPostalLookup } from "./HttpPostalLookup";
import { PostalLookup } from "./PostalLookup";

export function bindAddresses(container: Container): void {
  if (container.isBound(AddressBookStore)) return;
  container
    .bind(AddressBookStore)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, session: SessionStore) => new AddressBookStore(api, queries, session),
      [ApiClient, QueryCache, SessionStore],
    )
    .inSingletonScope();
  container
    .bind<PostalLookup>(PostalLookup)
    .toResolvedValue(
      (transport: HttpTransport, { pincodeUrl }: AppConfig) => new HttpPostalLookup(transport, pincodeUrl),
      [HttpTransport, AppConfig],
    )
    .inSingletonScope();
  container
    .bind(AddressEditor)
    .toResolvedValue(
      (book: AddressBookStore, lookup: PostalLookup, session: SessionStore) => new AddressEditor(book, lookup, session),
      [AddressBookStore, PostalLookup, SessionStore],
    )
    .inSingletonScope();
}
