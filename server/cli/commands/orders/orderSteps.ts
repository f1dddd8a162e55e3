import type { OrderStep } from "#contract/admin.ts";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import { PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { ServiceCommand } from "../../Command.types";
import { ownerOf, withStore } from "../../ownerOf";
import { sentenceOf } from "../../sentenceOf";

interface Options {
  orders: string[];
  reason?: string;
  store?: string;
}

/** How the money of a cancelled order goes back. */
const BACK: Record<PaymentMethod, string> = {
  COD: "; give its cash back",
  WALLET: "; what was paid goes back",
  PAYMENT_GATEWAY: "; what was paid goes back",
};

const step = (verb: string, to: OrderStep, summary: string): ServiceCommand<Options> => ({
  name: `orders ${verb}`,
  summary,
  describe: (command) => {
    withStore(command.argument("<orders...>", "their numbers"));
    if (to === "cancelled") command.option("--reason <words>", "why; the customer reads it");
  },
  /** Changes each order by itself, so that one that cannot be changed does not hold up the others. */
  async run(services, { orders, reason, ...options }, io) {
    const owner = await ownerOf(services, options, io);
    let failed = 0;
    for (const name of orders) {
      try {
        const { orderNumber, paymentMethod, paymentStatus } = await services.ownerOrders.step(owner, name, to, reason);
        const { isPaid, isRefunded } = PAYMENT_STATUSES[paymentStatus];
        const refunded = to === "cancelled" && (isPaid || isRefunded) ? BACK[paymentMethod] : "";
        io.say(`Order ${orderNumber} is ${to}${refunded}.`);
      } catch (error) {
        failed += 1;
        io.warn(`Order ${name}: ${sentenceOf(error)}`);
      }
    }
    return failed > 0 ? 1 : 0;
  },
});

export const orderSteps: readonly ServiceCommand<Options>[] = [
  step("pack", "packed", "says that placed orders are packed"),
  step("ship", "shipped", "says that orders are on their way"),
  step("deliver", "delivered", "says that orders were delivered, and their cash collected"),
  step("cancel", "cancelled", "cancels orders: stock, coupon and money go back"),
];
