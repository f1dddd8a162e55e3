import type { Container } from "inversify";
import { ApiClient } from "../../kernel/http/ApiClient";
import { QueryCache } from "../../kernel/query/QueryCache";
import { BrandingStore } from "../branding";
import { CartStore } from "../cart";
import { Catalogue } from "./Catalogue";
import { OptionChoice } from "./OptionChoice";
import { Shelf } from "./Shelf";

/** Every screen that stands on the catalogue asks for it; the first binds it. */
export function bindCatalogue(container: Container): void {
  if (container.isBound(Catalogue)) return;
  container
    .bind(Catalogue)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, branding: BrandingStore) => new Catalogue(api, queries, branding),
      [ApiClient, QueryCache, BrandingStore],
    )
    .inSingletonScope();
  container
    .bind(OptionChoice)
    .toResolvedValue(() => new OptionChoice(), [])
    .inSingletonScope();
  container
    .bind(Shelf)
    .toResolvedValue(
      (catalogue: Catalogue, cart: CartStore, choice: OptionChoice) => new Shelf(catalogue, cart, choice),
      [Catalogue, CartStore, OptionChoice],
    )
    .inSingletonScope();
}
