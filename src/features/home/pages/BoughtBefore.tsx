import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Catalogue, TileMaker } from "../../../domain/catalogue";
import { SessionStore } from "../../../domain/session";
import { ApiClient } from "../../../kernel/http/ApiClient";
import { QueryCache } from "../../../kernel/query/QueryCache";
import { useService } from "../../../kernel/react/useService";
import { TileRow } from "../../../ui/product-card/TileRow";
import { Section } from "../../../ui/section/Section";
import { BoughtProducts } from "../BoughtProducts";
import * as words from "../words.en";

/** What the shopper's last orders hold, with today's prices. Without orders nothing is drawn. */
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
