import { join } from "node:path";
import type { OrderExtras } from "../../plugin/OrderExtras";
import { DiskFileStore } from "../common/files/DiskFileStore";
import { S3FileStore } from "../common/files/S3FileStore";
import { SignedUploads } from "../common/files/SignedUploads";
import { StorePictures } from "../common/files/StorePictures";
import { Uploads } from "../common/files/Uploads";
import { KeyedCalls } from "../common/keyed/KeyedCalls";
import type { ServiceDeps } from "../common/ServiceDeps.types";
import { AddressBooks } from "../customers/accounts/AddressBooks";
import { Profiles } from "../customers/accounts/Profiles";
import { calendarsWith } from "../store/storeCalendars";
import { Carts } from "./carts/Carts";
import { Checkouts } from "./checkouts/Checkouts";
import { OfferedCoupons } from "./coupons/OfferedCoupons";
import { Invoices } from "./invoices/Invoices";
import { LogoReader } from "./invoices/LogoReader";
import { Orders } from "./orders/Orders";
import { settledPayments } from "./payments/settledPayments";
import { Wallets } from "./wallet/Wallets";

/** Makes the services of the sale: cart, checkout, orders, and the account around them. */
export function createCommerce({ db, clock, config }: ServiceDeps, extras: OrderExtras) {
  const keyed = new KeyedCalls(db, clock);
  const signed = new SignedUploads(config.tokenSecret, clock);
  const files = config.s3 ? new S3FileStore(config.s3) : new DiskFileStore(join(config.dataDir, "uploads"));
  const calendarOf = calendarsWith(config.subscriptions.calendar);
  const storePictures = new StorePictures(files);
  const uploads = new Uploads(signed, files, config.publicUrl);
  return {
    storePictures,
    carts: new Carts(db, clock, keyed),
    checkouts: new Checkouts(db, clock, keyed),
    offeredCoupons: new OfferedCoupons(db, clock),
    orders: new Orders(db, clock, keyed, extras, calendarOf),
    wallets: new Wallets(db, clock, keyed, settledPayments),
    addressBooks: new AddressBooks(db),
    profiles: new Profiles(db, signed),
    invoices: new Invoices(db, new LogoReader(uploads, storePictures), calendarOf),
    uploads,
  };
}
