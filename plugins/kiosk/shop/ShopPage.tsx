import { observer } from "mobx-react-lite";
import { Suspense, useState } from "react";
import { OptionPickers } from "#commerce/option-picker/OptionPickers.tsx";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { RichText } from "#design/rich-text/RichText.tsx";
import { CartStore } from "#domain/cart/index.ts";
import {
  Catalogue,
  chosenVariant,
  knownPaise,
  OptionChoice,
  picturesOf,
  TileMaker,
  toPaise,
  VariantPick,
  visibleCategories,
  visibleVariants,
} from "#domain/catalogue/index.ts";
import { isBlankHtml } from "#kernel/html/isBlankHtml.ts";
import { useSanitize } from "#kernel/html/useSanitize.ts";
import { useAfterPaint } from "#kernel/react/useAfterPaint.ts";
import { useService } from "#kernel/react/useService.ts";
import { useKiosk } from "../KioskContext";
import { Visit } from "../visit/Visit";
import { Browsing } from "./Browsing";
import { CartPane } from "./CartPane";
import { CategoryRail } from "./CategoryRail";
import { ChoiceSheet } from "./ChoiceSheet";
import { GoodsList } from "./GoodsList";

/** The screen on which a visit shops: the categories, the products and the cart beside each other. */
export const Page = observer(function ShopPage() {
  const { language } = useKiosk();
  return (
    <div className="kiosk-shop" lang={language.code}>
      <div className="kiosk-shop-parts">
        <Rail />
        <Goods />
        <Cart />
      </div>
      <Chosen />
    </div>
  );
});

const Rail = observer(function Rail() {
  const { words } = useKiosk();
  const browsing = useService(Browsing);
  const { categories } = useService(Catalogue);
  return (
    <CategoryRail
      words={words}
      categories={visibleCategories(categories.data ?? []).map(({ id, name, imagePath }) => ({
        id,
        name,
        picture: imagePath,
      }))}
      current={browsing.query === "" ? browsing.categoryId : null}
      onChoose={(id) => browsing.open(id)}
    />
  );
});

const Goods = observer(function Goods() {
  // A new language draws every card again; the rest of the screen does not wait for that.
  const language = useAfterPaint(useKiosk().language);
  const { words } = language;
  const { query, categoryId } = useService(Browsing);
  const { categories } = useService(Catalogue);
  const category = categories.data?.find(({ id }) => id === categoryId)?.name;
  return <GoodsList language={language} title={query === "" ? (category ?? words.allProducts) : words.found(query)} />;
});

const Cart = observer(function Cart() {
  const { words } = useKiosk();
  const visit = useService(Visit);
  const cart = useService(CartStore);
  const tileMaker = useService(TileMaker);
  return (
    <CartPane
      words={words}
      lines={cart.items.map((item) => ({
        id: item.productVariantId,
        name: item.productName,
        detail: tileMaker.nameOf(item),
        picture: item.thumbnail,
        quantity: item.quantity,
        paise: toPaise(item.sellingPrice) * item.quantity,
        left: item.insufficientStock ? Math.max(item.currentAvailableQuantity, 0) : undefined,
        max: item.currentAvailableQuantity,
      }))}
      paise={cart.isSettling ? undefined : knownPaise(cart.totals?.finalPrice)}
      note={visit.isPickedUp ? undefined : words.deliveryLater}
      onMore={(id) => cart.increase(id)}
      onLess={(id, quantity) => cart.remove(id, quantity)}
      onPay={() => visit.goToPay()}
    />
  );
});

/** The product whose picture was touched, or whose size must be chosen. */
const Chosen = observer(function Chosen() {
  const { product } = useService(OptionChoice);
  return product && <Variants key={product.id} product={product} />;
});

const Variants = observer(function Variants({ product }: { product: Product }) {
  const { words } = useKiosk();
  const choice = useService(OptionChoice);
  const tileMaker = useService(TileMaker);
  const [pick] = useState(() => new VariantPick(product));
  const [chosen, setChosen] = useState(() => chosenVariant(product, product.fittingVariantId));
  if (chosen === undefined) return null;
  const variants = visibleVariants(product);
  const { inCart } = tileMaker.buy(product, chosen, variants);
  const isIn = inCart.length > 0;
  const hasPickers = (product.options?.length ?? 0) > 1;
  const buttonOf = (variant: ProductVariant) => {
    const { button } = tileMaker.buy(product, variant);
    const addAndClose = () => {
      button.onAdd();
      choice.close();
    };
    // The first Add answers the question. A shopper who has some of it already wants to change quantities.
    return isIn ? button : { ...button, onAdd: addAndClose };
  };
  return (
    <ChoiceSheet
      words={words}
      name={product.name}
      brand={product.brand}
      picture={hasPickers ? picturesOf(product, chosen)[0] : product.thumbnail}
      pickers={
        hasPickers && (
          <OptionPickers
            words={words}
            options={pick.optionsFor(chosen)}
            instead={pick.instead(chosen)}
            onChoose={(option, value) => setChosen(pick.choose(option, value, chosen))}
          />
        )
      }
      choices={(hasPickers ? [...new Set([chosen, ...inCart])] : variants).map((variant) => ({
        id: variant.variantId,
        title: tileMaker.nameOf(variant),
        sellingPrice: toPaise(variant.sellingPrice),
        mrp: toPaise(variant.mrp),
        buy: buttonOf(variant),
      }))}
      description={
        !isBlankHtml(product.description) && (
          <Suspense fallback={null}>
            <Description html={product.description} />
          </Suspense>
        )
      }
      onClose={choice.close}
    />
  );
});

function Description({ html }: { html: string }) {
  return <RichText html={html} sanitize={useSanitize(html)} className="kiosk-description" />;
}
