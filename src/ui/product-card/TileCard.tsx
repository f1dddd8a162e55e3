import { observer } from "mobx-react-lite";
import { AddButton } from "../quantity-stepper/AddButton";
import { ProductCard, type ProductCardProps } from "./ProductCard";
import type { Tile } from "./Tile.types";

interface TileCardProps extends Pick<ProductCardProps, "headingLevel" | "loading" | "sizes" | "onIntent" | "place"> {
  tile: Tile<unknown>;
}

/** One card of a grid, drawn anew by itself when its own product's quantity changes. */
export const TileCard = observer(function TileCard({ tile, ...rest }: TileCardProps) {
  return <ProductCard as="li" {...tile.card} {...rest} action={<AddButton {...tile.buy.button} appearance="tint" />} />;
});
