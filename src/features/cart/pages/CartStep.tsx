import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { Button, LinkButton } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Panel } from "#design/panel/Panel.tsx";
import { media } from "#design/theme/haat.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { Catalogue, knownPaise, toPaise } from "#domain/catalogue/index.ts";
import { CheckoutStore, CouponStore, PlaceOrder } from "#domain/checkout/index.ts";
import { reasonInWords } from "#domain/orders/index.ts";
import { StorePaymentSettings } from "#domain/payments/index.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useService } from "#kernel/react/useService.ts";
import { type CouponOffer, CouponOffers } from "../CouponOffers";
import { couponTerms } from "../couponTerms";
import { DeliveryCharges } from "../DeliveryCharges";
import type { RemovedLines } from "../RemovedLines";
import { CartLines } from "../views/CartLines";
import { CheckoutLayout } from "../views/CheckoutLayout";
import { CheckoutSummary } from "../views/CheckoutSummary";
import { CouponField } from "../views/CouponField";
import { CouponList, type ShownCoupon } from "../views/CouponList";
import { DeliveryHint } from "../views/DeliveryHint";
import { FailedPayment } from "../views/FailedPayment";
import { TotalBar } from "../views/TotalBar";
import * as words from "../words.en";
import { StepNews } from "./StepNews";

/** With more lines than these, the coupon and the summary below them are out of sight, and a button leads there. */
const SHORT_LIST = 4;

const useStyles = makeStyles({
  place: { outlineStyle: "none" },
  // Hidden on phones, where the summary stands right below the coupon.
  jump: { [media.phone]: { display: "none" } },
});

/** Step 0: the items and their total. Continue is enabled only while all of them can be ordered. */
export const CartStep = observer(function CartStep({ moved, removed }: { moved: boolean; removed: RemovedLines }) {
  const cart = useService(CartStore);
  const checkout = useService(CheckoutStore);
  const coupon = useService(CouponStore);
  const offers = useService(CouponOffers);
  const { timeZone } = useService(BrandingStore);
  const placing = useService(PlaceOrder);
  const delivery = useService(DeliveryCharges);
  const { nameOf } = useService(Catalogue);
  const { items, isSettling } = cart;
  // With a coupon only the checkout has the totals with the discount.
  const priced = coupon.discount === undefined ? null : checkout.checkout;
  const totals = priced ?? cart.totals;
  const { hint, ...shownCharge } = delivery.shownFor(priced);
  const isPending =
    isSettling || (coupon.isApplying && coupon.applied !== "") || (priced === null && delivery.isPending);
  const { onlineHindrance } = useService(StorePaymentSettings);
  const { payment } = placing;
  const { failed } = payment;
  const canTryAgain = failed && placing.isCartAsFailed && onlineHindrance === undefined;
  const isLong = items.length > SHORT_LIST;
  const styles = useStyles();
  const couponPlace = useRef<HTMLDivElement>(null);
  // Focuses the section and not the field, which would open a phone's keyboard over the summary.
  const showCoupon = () => {
    couponPlace.current?.scrollIntoView({ block: "center" });
    couponPlace.current?.focus({ preventScroll: true });
  };
  const blocked = cart.blockedItems.length > 0;
  const next = (
    <Button
      appearance="primary"
      size="large"
      block
      busy={checkout.isBusy}
      disabled={blocked}
      onClick={() => void checkout.next()}
    >
      {words.goOn}
    </Button>
  );
  return (
    <CheckoutLayout
      step={0}
      title={words.yourCart(items.length)}
      moved={moved}
      onStep={(step) => checkout.goTo(step)}
      aside={
        <CheckoutSummary
          title={words.summary}
          totals={totals}
          {...shownCharge}
          pending={isPending}
          note={noteOf(blocked, priced?.shippingPrice === undefined && delivery.isUnknown)}
          action={next}
        >
          <LinkButton href="/category" block>
            {words.shopMore}
          </LinkButton>
          {isLong && coupon.applied === "" && (
            <Button appearance="subtle" block className={styles.jump} data-jump="" onClick={showCoupon}>
              {words.useACoupon}
            </Button>
          )}
        </CheckoutSummary>
      }
      bar={
        <TotalBar
          paise={knownPaise(totals?.finalPrice)}
          hint={hint}
          pending={isPending || totals === null}
          onDetails={isLong ? showCoupon : undefined}
        >
          {next}
        </TotalBar>
      }
    >
      {failed && (
        <FailedPayment
          reason={reasonInWords(failed.stateReason)}
          orderHref={`/order/${encodeURIComponent(failed.id)}/false`}
          amount={canTryAgain ? formatMoney(toPaise(failed.finalPrice)) : undefined}
          busy={placing.isBusy}
          onTryAgain={() => void payment.payAgain()}
        />
      )}
      <StepNews short={cart.blockedItems} />
      {delivery.hint && <DeliveryHint text={delivery.hint} />}
      <CartLines
        items={removed.lines}
        isGone={(item) => removed.isGone(item.productVariantId)}
        nameOf={nameOf}
        onIncrease={(item) => cart.increase(item.productVariantId)}
        onDecrease={(item) => removed.decrease(item)}
        onRemove={(item) => removed.remove(item)}
        onUndo={(item) => removed.undo(item)}
        onUpdate={(item, quantity) => cart.remove(item.productVariantId, item.quantity - quantity)}
      />
      <div ref={couponPlace} tabIndex={-1} className={styles.place}>
        <Panel title={words.coupon}>
          <CouponField
            code={coupon.code}
            applied={coupon.applied}
            saving={savingOf(coupon.discount)}
            error={coupon.error}
            busy={coupon.isApplying}
            onType={(code) => coupon.type(code)}
            onApply={() => void coupon.apply()}
            onRemove={() => coupon.remove()}
          />
          {coupon.applied === "" && (
            <CouponList
              coupons={offers.list.map((offer) => shownCoupon(offer, timeZone))}
              busy={coupon.isApplying}
              onUse={(code) => void coupon.use(code)}
            />
          )}
        </Panel>
      </div>
      <Slot name="cart-section" props={{}} />
    </CheckoutLayout>
  );
});

/**
 * Undefined while the platform computes the discount; empty for 0, because the platform then tells the discount only in the
 * review.
 */
function savingOf(rupees: number | undefined): string | undefined {
  if (rupees === undefined) return undefined;
  return rupees === 0 ? "" : formatMoney(toPaise(rupees));
}

function shownCoupon({ coupon, missingPaise }: CouponOffer, timeZone: string): ShownCoupon {
  const missing = missingPaise === undefined ? undefined : missingPaise === 0 ? "" : formatMoney(missingPaise);
  return { code: coupon.code, terms: couponTerms(coupon, timeZone), missing };
}

function noteOf(isBlocked: boolean, isDeliveryUnknown: boolean): string | undefined {
  if (isBlocked) return words.mendToGoOn;
  return isDeliveryUnknown ? words.deliveryAddedNext : undefined;
}
