import { observer } from "mobx-react-lite";
import { CartStore } from "../../../domain/cart";
import { Catalogue, toPaise } from "../../../domain/catalogue";
import { CheckoutStore } from "../../../domain/checkout";
import { useService } from "../../../kernel/react/useService";
import { Button, LinkButton } from "../../../ui/button/Button";
import { CartLines } from "../views/CartLines";
import { CheckoutLayout } from "../views/CheckoutLayout";
import { CheckoutSummary } from "../views/CheckoutSummary";
import { TotalBar } from "../views/TotalBar";
import { weightReader } from "./weightReader";

/** Step 0: the items, what they cost, and Continue only while they can be ordered. */
export const CartStep = observer(function CartStep({ moved }: { moved: boolean }) {
  const cart = useService(CartStore);
  const checkout = useService(CheckoutStore);
  const weightOf = weightReader(useService(Catalogue));
  const { items, totals, isSettling } = cart;
  const blocked = cart.blockedItems.length > 0;
  const next = (
    <Button
      appearance="primary"
      size="large"
      block
      busy={checkout.isWorking}
      disabled={blocked}
      onClick={() => void checkout.next()}
    >
      Continue
    </Button>
  );
  return (
    <CheckoutLayout
      step={0}
      title={items.length === 1 ? "Your cart, 1 item" : `Your cart, ${items.length} items`}
      moved={moved}
      onStep={(step) => checkout.goTo(step)}
      aside={
        <CheckoutSummary
          title="Summary"
          totals={totals}
          pending={isSettling}
          note={blocked ? "Update or remove what is marked to go on." : "Delivery is added in the next step."}
          action={next}
        >
          <LinkButton href="/category" block>
            Shop more
          </LinkButton>
        </CheckoutSummary>
      }
      bar={
        <TotalBar paise={toPaise(totals?.finalPrice ?? 0)} pending={isSettling || totals === null}>
          {next}
        </TotalBar>
      }
    >
      <CartLines
        items={items}
        weightOf={weightOf}
        onIncrease={(item) => cart.increase(item.productVariantId)}
        onDecrease={(item) => cart.remove(item.productVariantId)}
        onRemove={(item) => cart.removeLine(item.productVariantId)}
        onUpdate={(item, quantity) => cart.remove(item.productVariantId, item.quantity - quantity)}
      />
    </CheckoutLayout>
  );
});
