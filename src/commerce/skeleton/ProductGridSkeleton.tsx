import { SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import { ProductGrid, type ProductGridProps } from "../product-card/ProductGrid";
import * as words from "../words.en";
import { ProductCardSkeleton } from "./ProductCardSkeleton";

export interface ProductGridSkeletonProps extends Pick<ProductGridProps, "phone" | "tablet" | "desktop"> {
  count?: number;
}

export function ProductGridSkeleton({ count = 10, ...columns }: ProductGridSkeletonProps) {
  return (
    <SkeletonGroup label={words.loadingProducts}>
      <ProductGrid {...columns}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton shapes have no identity
          <ProductCardSkeleton key={index} as="li" />
        ))}
      </ProductGrid>
    </SkeletonGroup>
  );
}
