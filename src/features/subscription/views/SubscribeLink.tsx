import type { ComponentSlots } from "../../../kernel/plugin/Slots.types";
import { LinkButton } from "../../../ui/button/Button";

/** Spec 2.6: when the product isSubscribable, a Subscribe link; the chosen variant goes along. */
export default function SubscribeLink({ product, variant }: ComponentSlots["product-actions"]) {
  if (!product.isSubscribable) return null;
  const address = `/subscription/${encodeURIComponent(product.id)}?variant=${encodeURIComponent(variant.variantId)}`;
  return (
    <LinkButton block href={address}>
      Subscribe
    </LinkButton>
  );
}
