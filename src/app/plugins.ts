import type { Plugin } from "#kernel/plugin/Feature.types.ts";
import { comingSoonPlugin } from "#plugins/coming-soon/plugin.ts";
import { counterPlugin } from "#plugins/counter/plugin.ts";
import { kioskPlugin } from "#plugins/kiosk/plugin.ts";
import { paymentBmspayPlugin } from "#plugins/payment-bmspay/plugin.ts";
import { paymentCashfreePlugin } from "#plugins/payment-cashfree/plugin.ts";
import { paymentRazorpayPlugin } from "#plugins/payment-razorpay/plugin.ts";
import { shippingPlugin } from "#plugins/shipping/plugin.ts";
import { walletPlugin } from "#plugins/wallet/plugin.ts";

/**
 * The plugins that a build may leave out. Each flag is read in this list, because only then does the bundler remove the
 * plugin (house).
 */
export const plugins: readonly Plugin[] = [
  ...(__FLAGS__.comingSoon ? [comingSoonPlugin] : []),
  ...(__FLAGS__.shipping ? [shippingPlugin] : []),
  ...(__FLAGS__.wallet ? [walletPlugin] : []),
  ...(__FLAGS__.kiosk ? [kioskPlugin] : []),
  ...(__FLAGS__.counter ? [counterPlugin] : []),
  ...(__FLAGS__.paymentCashfree ? [paymentCashfreePlugin] : []),
  ...(__FLAGS__.paymentBmspay ? [paymentBmspayPlugin] : []),
  ...(__FLAGS__.paymentRazorpay ? [paymentRazorpayPlugin] : []),
];
