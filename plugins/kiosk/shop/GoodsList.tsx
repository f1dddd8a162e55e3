import { observer } from "mobx-react-lite";
import { Button } from "#design/button/Button.tsx";
import {
  Catalogue,
  failureOf,
  OptionChoice,
  type ProductTile,
  pictureOf,
  TileMaker,
  toPaise,
} from "#domain/catalogue/index.ts";
import { useGrowing } from "#kernel/react/useGrowing.ts";
import { useService } from "#kernel/react/useService.ts";
import { type KioskLanguage, type KioskWords, writtenIn } from "../languages";
import { Browsing } from "./Browsing";
import { BONES, GoodsBone } from "./GoodsBone";
import { GoodsCard } from "./GoodsCard";
import { GoodsFailed } from "./GoodsFailed";
import { priceWords } from "./priceWords";

/** How many cards are drawn at a time. */
const STEP = 6;

interface GoodsListProps {
  language: KioskLanguage;
  title: string;
}

/** The products of the current list. A list that is cut says so, and a touch shows more. */
export const GoodsList = observer(function GoodsList({ language, title }: GoodsListProps) {
  const { words } = language;
  const browsing = useService(Browsing);
  const { list, shown, query } = browsing;
  const { first, total } = list;
  // Cards wait for the labels of the weights.
  const hasLabels = useService(Catalogue).hasUnitLabels;
  const places = useGrowing(total === undefined ? "" : list.key, total === undefined ? BONES : shown, STEP);
  return (
    <section
      key={list.key}
      className="kiosk-goods"
      {...writtenIn(language)}
      style={priceWords(words)}
      aria-label={title}
      aria-busy={(total === undefined && first.error === null) || !hasLabels}
    >
      <h1>{title}</h1>
      {list.isEmpty && <p className="kiosk-soft">{query === "" ? words.nothingHere : words.nothingFoundText}</p>}
      {total === undefined && first.error !== null ? (
        <GoodsFailed
          words={words}
          onRetry={failureOf(first.error).isLasting ? undefined : () => void first.refetch()}
        />
      ) : (
        <ul>
          {Array.from({ length: places }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its place in the list
            <Cell key={index} words={words} index={index} />
          ))}
        </ul>
      )}
      {total !== undefined && shown < total && (
        <div className="kiosk-more">
          <p role="status">{words.someOf(shown, total)}</p>
          <Button size="large" onClick={() => browsing.showMore()}>
            {words.showMore}
          </Button>
        </div>
      )}
    </section>
  );
});

const Cell = observer(function Cell({ words, index }: { words: KioskWords; index: number }) {
  const { list } = useService(Browsing);
  const cell = list.total === undefined ? undefined : list.cellAt(index);
  if (cell === undefined) return <GoodsBone />;
  if (cell === null) return null;
  if (!("retry" in cell)) return <Tile words={words} tile={cell} />;
  return (
    <li className="kiosk-card">
      <GoodsFailed words={words} onRetry={cell.retry} />
    </li>
  );
});

const Tile = observer(function Tile({ words, tile }: { words: KioskWords; tile: ProductTile }) {
  const choice = useService(OptionChoice);
  const tileMaker = useService(TileMaker);
  const { product, variant, choices, card } = tile;
  const own = tileMaker.nameOf(variant);
  const others = choices > 1 ? (product.options ? words.options : words.sizes)(choices) : "";
  const detail = own && others ? words.oneOfOthers(own, others) : own || others;
  return (
    <GoodsCard
      words={words}
      name={card.name}
      detail={detail}
      picture={pictureOf(product, variant)}
      // It names, prices and adds one variant, whatever is in the cart: the others are in the sheet.
      sellingPrice={toPaise(variant.sellingPrice)}
      mrp={toPaise(variant.mrp)}
      buy={tileMaker.buy(product, variant).button}
      onOpen={() => choice.ask(product)}
    />
  );
});
