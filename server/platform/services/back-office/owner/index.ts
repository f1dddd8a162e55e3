import type { OrderExtras } from "../../../plugin/OrderExtras";
import type { PlatformPlugin } from "../../../plugin/PlatformPlugin.types";
import { KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { ServiceDeps } from "../../common/ServiceDeps.types";
import type { Wallets } from "../../sale/wallet/Wallets";
import { AdminTokens } from "./AdminTokens";
import { AuditLog } from "./AuditLog";
import { CounterCash } from "./CounterCash";
import { CounterOrders } from "./CounterOrders";
import { CounterSessions } from "./CounterSessions";
import { CustomerData } from "./CustomerData";
import { OwnerCoupons } from "./OwnerCoupons";
import { OwnerGoods } from "./OwnerGoods";
import { OwnerMoney } from "./OwnerMoney";
import { OwnerOrders } from "./OwnerOrders";
import { OwnerRefunds } from "./OwnerRefunds";
import { OwnerReviews } from "./OwnerReviews";
import { PickupBoard } from "./PickupBoard";
import { PackingLists } from "./packing/PackingLists";

/** The services of an owner's daily work in a store. Every change is in the audit log. */
export function createOwner(
  { db, clock, config }: ServiceDeps,
  wallets: Wallets,
  { plugins, orderExtras }: { plugins: readonly PlatformPlugin[]; orderExtras: OrderExtras },
) {
  const ownerOrders = new OwnerOrders(db, clock, orderExtras);
  return {
    ownerOrders,
    counterOrders: new CounterOrders(db, clock, orderExtras),
    counterCash: new CounterCash(db, clock, new KeyedCalls(db, clock)),
    pickupBoard: new PickupBoard(db, clock),
    packingLists: new PackingLists(db, ownerOrders, orderExtras),
    ownerGoods: new OwnerGoods(db, clock),
    ownerCoupons: new OwnerCoupons(db, clock),
    ownerReviews: new OwnerReviews(db, clock),
    ownerMoney: new OwnerMoney(db, clock, wallets),
    ownerRefunds: new OwnerRefunds(db, clock),
    customerData: new CustomerData(db, clock, plugins),
    adminTokens: new AdminTokens(db, clock, new CounterSessions(clock, config)),
    auditLog: new AuditLog(db),
  };
}
