import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { ProductPageSkeleton } from "#commerce/skeleton/ProductPageSkeleton.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { Content } from "#design/section/Content.tsx";
import { Catalogue, chosenVariant, failureOf } from "#domain/catalogue/index.ts";
import { useService } from "#kernel/react/useService.ts";
import * as words from "../words.en";
import { Setup } from "./Setup";

export { bindSetup as bind } from "../bindSetup";

/** Spec 2.12: loads the product to subscribe to. When that fails, an error view is shown (spec 8). */
export const Page = observer(function SetupPage() {
  const { productId = "" } = useParams();
  const [address] = useSearchParams();
  const catalogue = useService(Catalogue);
  const query = useMemo(() => catalogue.product(productId), [catalogue, productId]);
  const { data: product, error } = query;
  const variant = product && chosenVariant(product, address.get("variant"));
  return (
    <Content>
      {product && variant && product.isSubscribable && <Setup key={productId} product={product} variant={variant} />}
      {product && !(variant && product.isSubscribable) && (
        <EmptyState
          drawing="box"
          headingLevel={1}
          title={words.noSubscriptionForProduct}
          text={words.canBeBoughtOften}
          link={{ href: `/product/${encodeURIComponent(productId)}`, text: words.seeTheProduct }}
        />
      )}
      {error !== null && (
        <ErrorState
          {...failureOf(error)}
          headingLevel={1}
          retrying={query.isFetching}
          onRetry={() => query.refetch()}
        />
      )}
      {!product && error === null && <ProductPageSkeleton />}
    </Content>
  );
});
