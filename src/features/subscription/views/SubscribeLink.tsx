import { LinkButton } from "#design/button/Button.tsx";
import type { ComponentSlots } from "#kernel/plugin/Slots.types.ts";
import * as words from "../words.en";

/** Spec 2.6: a Subscribe link when the product isSubscribable. The link contains the chosen variant. */
export default function SubscribeLink({ product, variant }: ComponentSlots["product-actions"]) {
  if (!product.isSubscribable) return null;
  const address = `/subscription/${encodeURIComponent(product.id)}?variant=${encodeURIComponent(variant.variantId)}`;
  return (
    <LinkButton block href={address}>
      {words.subscribe}
    </LinkButton>
  );
}
