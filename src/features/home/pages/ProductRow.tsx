import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { discountPercent } from "#commerce/price/discountPercent.ts";
import { TileRow } from "#commerce/product-card/TileRow.tsx";
import { ProductGridSkeleton } from "#commerce/skeleton/ProductGridSkeleton.tsx";
import type { ProductsQuery } from "#contract/catalogue/products.ts";
import { Section, type SectionProps } from "#design/section/Section.tsx";
import { Catalogue, TileMaker } from "#domain/catalogue/index.ts";
import { useService } from "#kernel/react/useService.ts";

/** As many products as fit one row on desktops. */
const IN_A_ROW = 5;

export interface ProductRowProps extends Pick<ProductsQuery, "categoryId" | "sortBy"> {
  title: string;
  more?: SectionProps["more"];
  /** Leaves out products whose card shows no reduction, which a platform may answer that does not know the order. */
  isReduced?: boolean;
}

/** The first products of a list. Without products, or when they do not load, nothing is drawn. */
export const ProductRow = observer(function ProductRow(props: ProductRowProps) {
  const { title, more, categoryId, sortBy, isReduced } = props;
  const catalogue = useService(Catalogue);
  const tileMaker = useService(TileMaker);
  const page = useMemo(
    () => catalogue.products({ ...(categoryId && { categoryId }), ...(sortBy && { sortBy }), page: 1, size: IN_A_ROW }),
    [catalogue, categoryId, sortBy],
  );
  const { data, error } = page;
  const tiles = useMemo(() => {
    const all = data && tileMaker.tiles(data.products);
    return isReduced ? all?.filter(({ card }) => discountPercent(card.mrp, card.sellingPrice) > 0) : all;
  }, [tileMaker, data, isReduced]);
  if (tiles?.length === 0 || (tiles === undefined && error !== null)) return null;
  return (
    <Section title={title} more={more}>
      {tiles === undefined ? (
        <ProductGridSkeleton phone={2} tablet={3} desktop={IN_A_ROW} count={IN_A_ROW} />
      ) : (
        <TileRow label={title} tiles={tiles} onIntent={(product) => catalogue.remember(product)} />
      )}
    </Section>
  );
});
