import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { BrandingStore } from "../branding";
import { CartStore } from "../cart";
import { Catalogue } from "./Catalogue";
import { OptionChoice } from "./OptionChoice";
import { TileMaker } from "./TileMaker";

/** Called by every screen that needs the catalogue; the first one binds it. */
export function bindCatalogue(container: Container): void {
  if (container.isBound(Catalogue)) return;
  container.shared(Catalogue, [ApiClient, QueryCache, BrandingStore]);
  container.shared(OptionChoice, []);
  container.shared(TileMaker, [Catalogue, CartStore, OptionChoice]);
}
