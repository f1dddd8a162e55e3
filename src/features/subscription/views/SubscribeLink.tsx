import { LinkButton } from "#design/button/Button.tsx";
import type { ChosenVariant } from "#domain/catalogue/index.ts";
import * as words from "../words.en";

/** Spec 2.6: a Subscribe link when the product isSubscribable. The link contains the chosen variant. */
export default function SubscribeLink({ product, variant }: ChosenVariant) {
  if (!product.isSubscribable) return null;
  const address = `/subscription/${encodeURIComponent(product.id)}?variant=${encodeURIComponent(variant.variantId)}`;
  return (
    <LinkButton block href={address}>
      {words.subscribe}
    </LinkButton>
  );
}
