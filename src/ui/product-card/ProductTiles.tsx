import { observer } from "mobx-react-lite";
import { AddButton, type AddButtonProps } from "../quantity-stepper/AddButton";
import { ProductCard, type ProductCardProps } from "./ProductCard";
import { ProductGrid, type ProductGridProps } from "./ProductGrid";

/** A card's fields; read while its own card is drawn, so that a change draws that card and no other. */
export interface Tile<Item> {
  readonly id: string;
  readonly product: Item;
  readonly card: ProductCardProps;
  readonly buy: { readonly button: AddButtonProps };
}

export interface ProductTilesProps<Item> extends Pick<ProductGridProps, "phone" | "tablet" | "label"> {
  desktop: number;
  tiles: readonly Tile<Item>[];
  headingLevel?: ProductCardProps["headingLevel"];
  /** The shopper is about to open a product. */
  onIntent?: (product: Item) => void;
}

/** A grid of products that can be put into the cart from where they stand. */
export function ProductTiles<Item>({ tiles, headingLevel, onIntent, ...grid }: ProductTilesProps<Item>) {
  return (
    <ProductGrid {...grid}>
      {tiles.map((tile, index) => (
        <li key={tile.id}>
          <Cell
            tile={tile}
            headingLevel={headingLevel}
            loading={index < grid.desktop ? "eager" : "lazy"}
            onIntent={onIntent && (() => onIntent(tile.product))}
          />
        </li>
      ))}
    </ProductGrid>
  );
}

const Cell = observer(function Cell({ tile, ...rest }: CellProps) {
  return <ProductCard {...tile.card} {...rest} action={<AddButton {...tile.buy.button} appearance="tint" />} />;
});

interface CellProps extends Pick<ProductCardProps, "headingLevel" | "loading" | "onIntent"> {
  tile: Tile<unknown>;
}
