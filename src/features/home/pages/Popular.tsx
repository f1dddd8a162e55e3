import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue, homeGridColumns, TileMaker } from "#domain/catalogue/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { PopularProducts } from "../views/PopularProducts";

export const Popular = observer(function Popular() {
  const catalogue = useService(Catalogue);
  const tileMaker = useService(TileMaker);
  const columns = homeGridColumns(useService(BrandingStore).gridHomePage);
  const { popular } = catalogue;
  const { data } = popular;
  const tiles = useMemo(() => data && tileMaker.tiles(data.products), [tileMaker, data]);
  return (
    <PopularProducts
      products={popular}
      tiles={tiles}
      columns={columns}
      onIntent={(product) => catalogue.remember(product)}
    />
  );
});
