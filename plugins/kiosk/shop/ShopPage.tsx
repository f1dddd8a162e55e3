import { observer } from "mobx-react-lite";
import { CartStore } from "#domain/cart/index.ts";
import { Catalogue, knownPaise, TileMaker, toPaise, visibleCategories } from "#domain/catalogue/index.ts";
import { useAfterPaint } from "#kernel/react/useAfterPaint.ts";
import { useService } from "#kernel/react/useService.ts";
import { useKiosk } from "../KioskContext";
import { writtenIn } from "../languages";
import { Visit } from "../visit/Visit";
import { Browsing } from "./Browsing";
import { CartPane } from "./CartPane";
import { CategoryRail } from "./CategoryRail";
import { Chosen } from "./Chosen";
import { GoodsList } from "./GoodsList";

/** The screen on which a visit shops: the categories, the products and the cart beside each other. */
export const Page = observer(function ShopPage() {
  const { language } = useKiosk();
  return (
    <div className="kiosk-shop" {...writtenIn(language)}>
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
