import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { TileRow } from "#commerce/product-card/TileRow.tsx";
import { ProductGridSkeleton } from "#commerce/skeleton/ProductGridSkeleton.tsx";
import { Section } from "#design/section/Section.tsx";
import { Catalogue, TileMaker } from "#domain/catalogue/index.ts";
import { useService } from "#kernel/react/useService.ts";
import * as words from "../words.en";

/** As many products as fit into one row on desktops. */
const IN_A_ROW = 5;

export interface CategoryRowProps {
  id: string;
  name: string;
}

/** The first products of a category. Draws nothing without products, or when they do not load. */
export const CategoryRow = observer(function CategoryRow({ id, name }: CategoryRowProps) {
  const catalogue = useService(Catalogue);
  const tileMaker = useService(TileMaker);
  const page = useMemo(() => catalogue.products({ categoryId: id, page: 1, size: IN_A_ROW }), [catalogue, id]);
  const { data, error } = page;
  const tiles = useMemo(() => data && tileMaker.tiles(data.products), [tileMaker, data]);
  if (tiles?.length === 0 || (tiles === undefined && error !== null)) return null;
  return (
    <Section title={name} more={{ href: `/category/${encodeURIComponent(id)}`, text: words.seeAll, of: name }}>
      {tiles === undefined ? (
        <ProductGridSkeleton phone={2} tablet={3} desktop={IN_A_ROW} count={IN_A_ROW} />
      ) : (
        <TileRow label={name} tiles={tiles} onIntent={(product) => catalogue.remember(product)} />
      )}
    </Section>
  );
});
