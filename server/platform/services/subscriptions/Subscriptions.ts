import type {
  DeliveryPlan,
  NewSubscription,
  Pause,
  Subscription,
  SubscriptionChange,
  SubscriptionPage,
} from "../../../../src/contract/subscriptions";
import type { LocalDate } from "../../../../src/contract/wire.types";
import { notFound } from "../../errors";
import type { Shopper } from "../commerce/commerce.types";
import type { Intent } from "../commerce/keyed/KeyedCalls";

/** A shopper's deliveries that come back every week (spec 2.12); another's are not found. */
export class Subscriptions {
  async list(_shopper: Shopper, _page: number, _size: number): Promise<SubscriptionPage> {
    return { subscriptions: [], totalPages: 0 };
  }

  async create(_shopper: Shopper, _wish: NewSubscription, _intent: Intent): Promise<Subscription> {
    throw notFound("This product");
  }

  async update(_shopper: Shopper, _id: string, _change: SubscriptionChange): Promise<Subscription> {
    throw notFound("This subscription");
  }

  async remove(_shopper: Shopper, _id: string): Promise<{ removed: true }> {
    throw notFound("This subscription");
  }

  async deliveries(_shopper: Shopper, _id: string): Promise<DeliveryPlan> {
    throw notFound("This subscription");
  }

  async skip(_shopper: Shopper, _id: string, _date: LocalDate): Promise<DeliveryPlan> {
    throw notFound("This subscription");
  }

  async unskip(_shopper: Shopper, _id: string, _date: LocalDate): Promise<DeliveryPlan> {
    throw notFound("This subscription");
  }

  async pause(_shopper: Shopper, _id: string, _pause: Pause): Promise<DeliveryPlan> {
    throw notFound("This subscription");
  }

  async resume(_shopper: Shopper, _id: string): Promise<DeliveryPlan> {
    throw notFound("This subscription");
  }
}
