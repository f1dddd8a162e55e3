import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Clock } from "#kernel/clock/Clock.ts";
import type { PaymentMethods } from "../payments";

/** If the payment settings do not arrive within this time, the order is sent anyway, because the platform decides. */
const LONGEST_LOOK_MS = 3_000;

/**
 * The reason why an order cannot be sent now: fetches the store's payment settings and checks the balance again
 * (reading 21).
 * @param isKnown the order was sent before, so that its total may have left the balance already
 */
export async function hindranceOf(
  { paymentMethod, finalPrice }: Checkout,
  isKnown: boolean,
  methods: PaymentMethods,
  clock: Clock,
): Promise<{ message: string; isMethodGone: boolean } | undefined> {
  if (paymentMethod === null) return undefined;
  const [gone, refusal] = await Promise.all([
    Promise.race([methods.hindranceNow(paymentMethod), clock.sleep(LONGEST_LOOK_MS).then(() => undefined)]),
    isKnown ? undefined : methods.refusalOf(paymentMethod, finalPrice)?.catch(() => undefined),
  ]);
  const message = gone ?? refusal;
  return message === undefined ? undefined : { message, isMethodGone: gone !== undefined };
}
