import { useState } from "react";
import { Button } from "#design/button/Button.tsx";
import { CartStore } from "#domain/cart/index.ts";
import { type ChosenVariant, cartCandidateOf } from "#domain/catalogue/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { useService } from "#kernel/react/useService.ts";
import { buyNow } from "../buyNow";
import * as words from "../words.en";

/** Beside "Add to Cart": one tap leads from a product to address and payment. */
export default function BuyNow({ product, variant }: ChosenVariant) {
  const cart = useService(CartStore);
  const session = useService(SessionStore);
  const navigation = useService(Navigation);
  // The next page may need a moment, and a second press must not open it twice.
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Button
      block
      size="large"
      aria-label={words.buyNowOf(product.name)}
      busy={isLeaving}
      onClick={() => {
        setLeaving(true);
        buyNow(cartCandidateOf(product, variant), cart, session, navigation);
      }}
    >
      {words.buyNow}
    </Button>
  );
}
