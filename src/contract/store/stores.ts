import { endpoint } from "../endpoint";
import type { PicturePath, Rupees, StoreHtml } from "../wire.types";

export interface StoreData {
  id: string;
  name: string;
  logoPath: PicturePath;
  friendlyId: string;
  description: string;
  /** The host name it is known by; left out where it has none of its own. */
  domain?: string;
}

export interface PaymentConfig {
  onlinePayment: { enabled: boolean; activePaymentMethod: string };
  cashOnDelivery: { enabled: boolean };
  wallet: { enabled: boolean };
}

/** A way to pay that is not named is off, and so is online payment that names no provider (spec 5, Checkout). */
export interface PaymentConfigReply {
  onlinePayment?: { enabled: boolean; activePaymentMethod?: string | null } | null;
  cashOnDelivery?: { enabled: boolean } | null;
  wallet?: { enabled: boolean } | null;
}

export interface SupportAndSocial {
  facebookUrl: string;
  xurl: string;
  linkedInUrl: string;
  instagramUrl: string;
  callSupportNumber: string;
  supportEmail: string;
}

/** An empty string means that the store has not set this policy. */
export interface Policies {
  privacyPolicy: StoreHtml;
  refundPolicy: StoreHtml;
  shippingPolicy: StoreHtml;
  termsAndConditions: StoreHtml;
}

export interface ShippingConfig {
  shippingEnabled: boolean;
  /** `shippingTime` is a delivery window label, for example "30 to 60 minutes". */
  manualShippingConfigs: { shippingTime: string }[];
  /** Added to a checkout, unless its goods are worth `freeShippingFrom` or more (0: never free). A gift (reading 34). */
  shippingCharge?: Rupees;
  freeShippingFrom?: Rupees;
}

type OneStore = { id: string };

export const stores = {
  get: endpoint<{ params: OneStore; reply: StoreData }>("GET", "/api/stores/:id", "store"),
  paymentConfig: endpoint<{ params: OneStore; reply: PaymentConfigReply; whole: PaymentConfig }>(
    "GET",
    "/api/stores/:id/payment-config",
    "store",
  ),
  supportAndSocial: endpoint<{ params: OneStore; reply: Partial<SupportAndSocial>; whole: SupportAndSocial }>(
    "GET",
    "/api/stores/:id/support-and-social",
    "store",
  ),
  policies: endpoint<{ params: OneStore; reply: Partial<Policies>; whole: Policies }>(
    "GET",
    "/api/stores/:id/policies",
    "store",
  ),
  shippingConfig: endpoint<{ params: OneStore; reply: Partial<ShippingConfig>; whole: ShippingConfig }>(
    "GET",
    "/api/stores/:id/shipping-config",
    "store",
  ),
};
