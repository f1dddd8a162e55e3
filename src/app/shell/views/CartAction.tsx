import { observer } from "mobx-react-lite";
import { IconAction } from "#design/shell/IconAction.tsx";
import { cartLabel } from "./cartLabel";

/** Read where the number is rendered, so that an Add renders the number again and nothing else. */
export interface CartCount {
  /** The number of line items. */
  readonly count: number;
}

export const CartAction = observer(function CartAction({ cart }: { cart: CartCount }) {
  return <IconAction href="/cart" icon="cart" label={cartLabel(cart.count)} count={cart.count} />;
});
