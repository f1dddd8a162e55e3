import { observer } from "mobx-react-lite";
import { type ReactNode, Suspense, useState } from "react";
import { OptionPickers } from "#commerce/option-picker/OptionPickers.tsx";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { RichText } from "#design/rich-text/RichText.tsx";
import {
  Catalogue,
  chosenVariant,
  failureOf,
  OptionChoice,
  pictureOf,
  TileMaker,
  toPaise,
  VariantPick,
  visibleVariants,
  wholeOf,
} from "#domain/catalogue/index.ts";
import { isBlankHtml } from "#kernel/html/isBlankHtml.ts";
import { useSanitize } from "#kernel/html/useSanitize.ts";
import { useService } from "#kernel/react/useService.ts";
import { useKiosk } from "../KioskContext";
import { ChoiceSheet } from "./ChoiceSheet";
import { GoodsFailed } from "./GoodsFailed";

/** The product whose picture was touched, or whose size must be chosen. */
export const Chosen = observer(function Chosen() {
  const { product } = useService(OptionChoice);
  return product && <Loaded key={product.id} listed={product} />;
});

const Loaded = observer(function Loaded({ listed }: { listed: Product }) {
  const { words } = useKiosk();
  const choice = useService(OptionChoice);
  const catalogue = useService(Catalogue);
  const [whole] = useState(() => wholeOf(listed, catalogue));
  const { data, error } = whole;
  if (data) return <Variants product={data} fitting={listed.fittingVariantId} />;
  const shown = chosenVariant(listed, listed.fittingVariantId);
  return (
    <ChoiceSheet
      words={words}
      name={listed.name}
      brand={listed.brand}
      picture={shown && pictureOf(listed, shown)}
      choices={undefined}
      failure={
        error && (
          <GoodsFailed words={words} onRetry={failureOf(error).isLasting ? undefined : () => void whole.refetch()} />
        )
      }
      description={describe(listed)}
      onClose={choice.close}
    />
  );
});

const Variants = observer(function Variants({ product, fitting }: { product: Product; fitting: string | undefined }) {
  const { words } = useKiosk();
  const choice = useService(OptionChoice);
  const tileMaker = useService(TileMaker);
  const [pick] = useState(() => new VariantPick(product));
  const [chosenId, setChosenId] = useState(fitting);
  const chosen = chosenVariant(product, chosenId);
  if (chosen === undefined) return null;
  const variants = visibleVariants(product);
  const { inCart } = tileMaker.buy(product, chosen, variants);
  const isIn = inCart.length > 0;
  const hasPickers = isPicked(product);
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
      picture={pictureOf(product, chosen)}
      pickers={
        hasPickers && (
          <OptionPickers
            words={words}
            options={pick.optionsFor(chosen)}
            instead={pick.instead(chosen)}
            onChoose={(option, value) => setChosenId(pick.choose(option, value, chosen).variantId)}
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
      description={describe(product)}
      onClose={choice.close}
    />
  );
});

const isPicked = ({ options = [] }: Product) => options.length > 1;

function describe({ description }: Product): ReactNode {
  if (isBlankHtml(description)) return null;
  return (
    <Suspense fallback={null}>
      <Description html={description} />
    </Suspense>
  );
}

function Description({ html }: { html: string }) {
  return <RichText html={html} sanitize={useSanitize(html)} className="kiosk-description" />;
}
