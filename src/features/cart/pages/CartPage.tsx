import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { Content } from "#design/section/Content.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import { CartStore } from "#domain/cart/index.ts";
import { failureOf } from "#domain/catalogue/index.ts";
import { CheckoutStore, PlaceOrder, PriceNews } from "#domain/checkout/index.ts";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { RemovedLines } from "../RemovedLines";
import { CheckingOrder } from "../views/CheckingOrder";
import { EmptyCart } from "../views/EmptyCart";
import * as words from "../words.en";
import { AddressStep } from "./AddressStep";
import { CartStep } from "./CartStep";
import { PaymentStep } from "./PaymentStep";
import { ReviewStep } from "./ReviewStep";
import { useAttention } from "./useAttention";
import { useBoughtNow } from "./useBoughtNow";
import { useStepEntries } from "./useStepEntries";

export { bindCheckoutSteps as bind } from "../bindCheckoutSteps";

/** `data-task` lets a kiosk's style sheet find the checkout and the login. */
export function Page() {
  return (
    <div data-task="">
      <CartPage />
    </div>
  );
}

/** Spec 2.8: three steps at one address. */
const CartPage = observer(function CartPage() {
  const cart = useService(CartStore);
  const checkout = useService(CheckoutStore);
  const placing = useService(PlaceOrder);
  const removed = useService(RemovedLines);
  useLifetime(checkout);
  useLifetime(useService(PriceNews));
  const { currentStep: step } = checkout;
  const moved = useMoved(step);
  const { payment, isChecking } = placing;
  const isPaying = payment.waiting !== undefined || payment.awaited !== undefined;
  useAttention(step > 0 || isChecking || isPaying);
  useStepEntries(checkout, isChecking || isPaying);
  useBoughtNow(checkout, cart, () => isChecking || isPaying || placing.isResuming || payment.failed !== undefined);
  if (isChecking) return <CheckingOrder onCheck={() => placing.checkNow()} />;
  if (isPaying) return <PaymentStep />;
  if (step === 1) return <AddressStep moved={moved} />;
  if (step === 2) return <ReviewStep moved={moved} />;
  if (cart.count > 0) return <CartStep moved={moved} removed={removed} />;
  if (cart.loadError) {
    return <ErrorState {...failureOf(cart.loadError)} headingLevel={1} onRetry={() => void cart.reload()} />;
  }
  // Another platform may not have put the items of a failed order back into the cart.
  if (payment.failed) return <PaymentStep />;
  if (cart.isLoading || placing.isResuming) {
    return (
      <Content stack>
        <ListSkeleton rows={4} picture label={words.loadingYourCart} />
      </Content>
    );
  }
  return <EmptyCart removed={removed.lines} onUndo={(item) => removed.undo(item)} />;
});

/**
 * After a change of step, the page scrolls to its top and the title takes the focus. When the page opens, neither happens.
 */
function useMoved(step: number): boolean {
  // Back and Forward restore the earlier scroll position (reading 30).
  const isReturn = useNavigationType() === "POP";
  const former = useRef(step);
  const moved = useRef(false);
  if (former.current !== step) moved.current = true;
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    if (!isReturn) window.scrollTo(0, 0);
  }, [step, isReturn]);
  return moved.current;
}
