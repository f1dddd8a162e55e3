import { observer } from "mobx-react-lite";
import { useState } from "react";
import { TileRow } from "#commerce/product-card/TileRow.tsx";
import { Section } from "#design/section/Section.tsx";
import { Catalogue, TileMaker } from "#domain/catalogue/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { useService } from "#kernel/react/useService.ts";
import { BoughtProducts } from "../BoughtProducts";
import * as words from "../words.en";

/** The products of the shopper's last orders, with today's prices. Without orders nothing is drawn. */
export const BoughtBefore = observer(function BoughtBefore() {
  const catalogue = useService(Catalogue);
  const tileMaker = useService(TileMaker);
  const api = useService(ApiClient);
  const queries = useService(QueryCache);
  const session = useService(SessionStore);
  const [bought] = useState(() => new BoughtProducts(api, queries, session, catalogue));
  const tiles = tileMaker.tiles(bought.products);
  if (tiles.length === 0) return null;
  return (
    <Section title={words.buyAgain}>
      <TileRow label={words.productsBought} tiles={tiles} onIntent={(product) => catalogue.remember(product)} />
    </Section>
  );
});
