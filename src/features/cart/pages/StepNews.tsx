import { observer } from "mobx-react-lite";
import type { CartItem } from "#contract/sale/carts.ts";
import { PriceNews } from "#domain/checkout/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { CartNews } from "../views/CartNews";
import { lineId } from "../views/lineId";

/** What has changed since the shopper saw it. `short` has the lines of this step of which too little is in stock. */
export const StepNews = observer(function StepNews({ short }: { short?: readonly CartItem[] }) {
  const news = useService(PriceNews);
  return <CartNews prices={news.changes} short={short} onSeen={() => news.accept()} onShow={showLine} />;
});

/** Scrolls to the line and focuses its last button, with which the shopper can correct it. */
function showLine(variantId: string): void {
  const line = document.getElementById(lineId(variantId));
  line?.scrollIntoView({ block: "center" });
  [...(line?.querySelectorAll("button") ?? [])].at(-1)?.focus({ preventScroll: true });
}
