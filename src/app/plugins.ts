import { comingSoonPlugin } from "../../plugins/coming-soon/plugin";
import { shippingPlugin } from "../../plugins/shipping/plugin";
import { walletPlugin } from "../../plugins/wallet/plugin";
import type { Plugin } from "../kernel/plugin/Feature.types";

/** What a build may leave out. The switch stands at the use site, or the bundler would keep the plugin (house). */
export const plugins: readonly Plugin[] = [
  ...(__FLAGS__.comingSoon ? [comingSoonPlugin] : []),
  ...(__FLAGS__.shipping ? [shippingPlugin] : []),
  ...(__FLAGS__.wallet ? [walletPlugin] : []),
];
