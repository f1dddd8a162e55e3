import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { OptionPickers } from "#commerce/option-picker/OptionPickers.tsx";
import type { Product } from "#contract/catalogue/products.ts";
import { useLastValue } from "#design/modal/useLastValue.ts";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import {
  Catalogue,
  chosenVariant,
  failureOf,
  OptionChoice,
  TileMaker,
  toPaise,
  unitPrice,
  VariantPick,
  visibleVariants,
  wholeOf,
} from "#domain/catalogue/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { OptionRows } from "./views/OptionRows";
import { OptionSheetView } from "./views/OptionSheetView";

/** The variants of a product whose card was tapped. */
export const OptionSheet = observer(function OptionSheet() {
  const choice = useService(OptionChoice);
  const product = useLastValue(choice.product ?? null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the sheet
  useEffect(() => choice.close, [choice, pathname]);
  if (product === null) return null;
  return (
    <OptionSheetView key={product.id} isOpen={choice.product !== undefined} name={product.name} onClose={choice.close}>
      <Loaded listed={product} />
    </OptionSheetView>
  );
});

/** About as many rows as fit into the sheet on a phone. */
const ROWS = 5;

const Loaded = observer(function Loaded({ listed }: { listed: Product }) {
  const catalogue = useService(Catalogue);
  const [whole] = useState(() => wholeOf(listed, catalogue));
  const { data, error, isFetching } = whole;
  if (data) return <Variants product={data} fitting={listed.fittingVariantId} />;
  if (error === null) return <ListSkeleton rows={ROWS} />;
  return (
    <ErrorState
      {...failureOf(error)}
      compact
      headingLevel={3}
      retrying={isFetching}
      onRetry={() => void whole.refetch()}
    />
  );
});

/**
 * A row with an Add button for each variant. A product with several options has pickers, and a row for the chosen variant.
 */
const Variants = observer(function Variants({ product, fitting }: { product: Product; fitting: string | undefined }) {
  const choice = useService(OptionChoice);
  const tileMaker = useService(TileMaker);
  const [pick] = useState(() => new VariantPick(product));
  const variants = visibleVariants(product);
  const first = chosenVariant(product, fitting);
  const [chosenId, setChosenId] = useState(
    () => first && (tileMaker.buy(product, first, variants).inCart[0] ?? first).variantId,
  );
  const chosen = chosenVariant(product, chosenId);
  if (first === undefined || chosen === undefined) return null;
  const whole = tileMaker.buy(product, first, variants);
  const hasPickers = (product.options?.length ?? 0) > 1;
  return (
    <OptionRows
      name={product.name}
      pickers={
        hasPickers && (
          <OptionPickers
            options={pick.optionsFor(chosen)}
            instead={pick.instead(chosen)}
            onChoose={(option, value) => setChosenId(pick.choose(option, value, chosen).variantId)}
          />
        )
      }
      options={(hasPickers ? [...new Set([chosen, ...whole.inCart])] : variants).map((variant) => ({
        id: variant.variantId,
        title: tileMaker.nameOf(variant) || variant.sku,
        unitPrice: unitPrice(product, variant, tileMaker),
        sellingPrice: toPaise(variant.sellingPrice),
        mrp: toPaise(variant.mrp),
        buy: tileMaker.buy(product, variant),
      }))}
      // The first Add answers the question, so the sheet closes. If the product was in the cart before, the shopper wants
      // to change quantities, so the sheet stays.
      onAdded={() => whole.quantity === 1 && choice.close()}
    />
  );
});
