import { platformPlugins as own } from "#server/platform/plugins.ts";
import { giftNotePlatform } from "../../../../docs/examples/gift-note/platform/plugin";

export const platformPlugins = [...own, giftNotePlatform];
