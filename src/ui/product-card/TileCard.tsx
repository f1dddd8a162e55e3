import { observer } from "mobx-react-lite";
import { AddButton } from "../quantity-stepper/AddButton";
import { ProductCard, type ProductCardProps } from "./ProductCard";
import type { Tile } from "./Tile.types";

interface TileCardProps extends Pick<ProductCardProps, "headingLevel" | "loading" | "sizes" | "onIntent" | "place"> {
  tile: Tile<unknown>;
}

/** One card of a grid. When its product's quantity changes, only this card is rendered again. */
export const TileCard = observer(function TileCard({ tile, ...rest }: TileCardProps) {
  return <ProductCard as="li" {...tile.card} {...rest} action={<AddButton {...tile.buy.button} appearance="tint" />} />;
});
