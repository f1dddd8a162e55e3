import { when } from "mobx";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { CartStore } from "#domain/cart/index.ts";
import type { BoughtNow } from "../buyNow";

interface Steps {
  readonly currentStep: number;
  next(): Promise<void>;
}

/**
 * After "Buy now" the first step continues by itself once the product is in the cart. Only if the cart holds nothing else,
 * so that nothing is ordered unseen, and never on a reload, Back or Forward. @param isTaken an earlier order or payment is
 * shown instead of the cart
 */
export function useBoughtNow(
  checkout: Steps,
  cart: Pick<CartStore, "isLoading" | "isSettling" | "items">,
  isTaken: () => boolean,
): void {
  const { state } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const bought = isReturn ? undefined : boughtNowIn(state);
  const goOn = useEffectEvent(({ variantId, quantity }: BoughtNow) => {
    const [item, ...others] = cart.items;
    const isAlone = item?.productVariantId === variantId && item.quantity === quantity && others.length === 0;
    if (isAlone && checkout.currentStep === 0 && !isTaken()) void checkout.next();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening of the page, because the steps get entries of their own
  useEffect(() => {
    if (bought === undefined) return;
    return when(
      () => !cart.isLoading && !cart.isSettling,
      () => goOn(bought),
    );
  }, []);
}

function boughtNowIn(state: unknown): BoughtNow | undefined {
  return (state as { boughtNow?: BoughtNow } | null)?.boughtNow;
}
