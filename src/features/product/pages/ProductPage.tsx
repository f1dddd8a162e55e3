import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { startTransition, useEffect, useMemo, useOptimistic } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { ProductPageSkeleton } from "#commerce/skeleton/ProductPageSkeleton.tsx";
import { DeferredPart } from "#design/lazy/DeferredPart.tsx";
import { Late } from "#design/lazy/Late.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { optionalPart } from "#design/lazy/optionalPart.ts";
import { WhenNear } from "#design/lazy/WhenNear.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { Content } from "#design/section/Content.tsx";
import { media } from "#design/theme/haat.ts";
import { useFalseUntilMounted } from "#design/theme/useFalseUntilMounted.ts";
import { Catalogue, chosenVariant, failureOf, RecentlyViewed, TileMaker } from "#domain/catalogue/index.ts";
import { HttpError } from "#kernel/http/errors.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { useService } from "#kernel/react/useService.ts";
import { bindProductPage } from "../bindProductPage";
import { shareProduct } from "../shareProduct";
import { ProductGone } from "../views/ProductGone";
import { ProductView } from "../views/ProductView";

// As high as the window from the start, so that the footer does not move when the product arrives.
const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "48px", minHeight: "100dvh" },
  terms: { minHeight: "calc(58px + 3.75rem)", [media.touch]: { minHeight: "calc(102px + 3.75rem)" } },
});

const ProductMore = lazyPart(async () => ({ default: (await import("./ProductMore")).ProductMore }));

const PurchaseTerms = optionalPart(async () => ({ default: (await import("./PurchaseTerms")).PurchaseTerms }));

export { bindProductPage as bind };

/** Loads code and data once the page can be used; their space is reserved. */
function LaterTerms() {
  const { terms } = useStyles();
  return (
    <div className={terms}>
      {useFalseUntilMounted(true) && (
        <Late>
          <PurchaseTerms />
        </Late>
      )}
    </div>
  );
}

export function Page() {
  const { productId = "" } = useParams();
  // The key makes each product a new screen, so that nothing of the previous one stays, such as its scrolled gallery.
  return (
    <Content className={useStyles().page}>
      <ProductScreen key={productId} productId={productId} />
    </Content>
  );
}

const ProductScreen = observer(function ProductScreen({ productId }: { productId: string }) {
  const catalogue = useService(Catalogue);
  const tileMaker = useService(TileMaker);
  const notices = useService(Notices);
  const viewed = useService(RecentlyViewed);
  const query = useMemo(() => catalogue.product(productId), [catalogue, productId]);
  const [address, setAddress] = useSearchParams();
  // Optimistic, because the router updates the address later and the chosen option would jump back until then.
  const [variantId, setVariantId] = useOptimistic(address.get("variant"));
  const { data: product, error } = query;
  const isThere = product !== undefined;
  useEffect(() => {
    if (isThere) viewed.add(productId);
  }, [viewed, productId, isThere]);
  if (product !== undefined) {
    const variant = chosenVariant(product, variantId);
    if (variant === undefined) return <ProductGone />;
    return (
      <>
        <ProductView
          product={product}
          variant={variant}
          buy={tileMaker.buy(product, variant)}
          sizes={tileMaker}
          onChoose={(id) =>
            startTransition(() => {
              setVariantId(id);
              setAddress({ variant: id }, { replace: true, preventScrollReset: true });
            })
          }
          onShare={() => void shareProduct(product.name, notices)}
          terms={<LaterTerms />}
        />
        <DeferredPart>
          <WhenNear ahead={400}>
            <ProductMore product={product} />
          </WhenNear>
        </DeferredPart>
      </>
    );
  }
  if (error instanceof HttpError && error.status === 404) return <ProductGone />;
  if (error !== null) {
    return (
      <ErrorState {...failureOf(error)} headingLevel={1} retrying={query.isFetching} onRetry={() => query.refetch()} />
    );
  }
  return <ProductPageSkeleton />;
});
