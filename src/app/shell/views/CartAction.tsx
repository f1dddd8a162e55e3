import { observer } from "mobx-react-lite";
import { IconAction } from "../../../ui/shell/IconAction";
import { cartLabel } from "./cartLabel";

/** Read where it is drawn, so that a tap on Add draws the number anew and nothing beside it. */
export interface CartCount {
  /** Line items. */
  readonly count: number;
}

export const CartAction = observer(function CartAction({ cart }: { cart: CartCount }) {
  return <IconAction href="/cart" icon="cart" label={cartLabel(cart.count)} count={cart.count} />;
});
