import { observer } from "mobx-react-lite";
import { AddButton } from "../quantity-stepper/AddButton";
import { ProductCard, type ProductCardProps } from "./ProductCard";
import type { Tile } from "./Tile.types";

interface TileCardProps extends Pick<ProductCardProps, "headingLevel" | "loading" | "sizes" | "onIntent" | "place"> {
  tile: Tile<unknown>;
}

/** One card of a grid. When its product's quantity changes, only this card is rendered again. */
export const TileCard = observer(function TileCard({ tile, ...rest }: TileCardProps) {
  const { button } = tile.buy;
  // The card says that it is sold out. What is in the cart already can still be removed.
  const isOver = button.soldOut && button.quantity === 0;
  return (
    <ProductCard
      as="li"
      {...tile.card}
      {...rest}
      action={isOver ? undefined : <AddButton {...button} appearance="tint" />}
    />
  );
});
