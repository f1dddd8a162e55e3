import { endpoint } from "../endpoint";
import type { StoreText } from "../languages";
import type { PicturePath, Rupees, StoreHtml } from "../wire.types";

export interface StoreData extends StoreText {
  id: string;
  name: string;
  logoPath: PicturePath;
  friendlyId: string;
  description: string;
  /** The store's own host name; left out when it has none. */
  domain?: string;
}

export interface PaymentConfig {
  onlinePayment: { enabled: boolean; activePaymentMethod: string };
  cashOnDelivery: { enabled: boolean };
  wallet: { enabled: boolean };
}

/** A payment method that is missing is off. Online payment without a provider is off too (spec 5, Checkout). */
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

/** An empty string: the store has not written this policy. */
export interface Policies {
  privacyPolicy: StoreHtml;
  refundPolicy: StoreHtml;
  shippingPolicy: StoreHtml;
  termsAndConditions: StoreHtml;
}

export interface ShippingConfig {
  shippingEnabled: boolean;
  /** `shippingTime` is the text of a delivery window, for example "30 to 60 minutes". */
  manualShippingConfigs: { shippingTime: string }[];
  /**
   * Added to a checkout whose goods are worth less than `freeShippingFrom` (0: always added). Another platform may leave it
   * out (reading 34).
   */
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
  policies: endpoint<{ params: OneStore; reply: Partial<Policies> & StoreText; whole: Policies & StoreText }>(
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
