import { giftNotePlatform } from "../../../../docs/examples/gift-note/platform/plugin";
import { platformPlugins as own } from "../../../../server/platform/plugins";

export const platformPlugins = [...own, giftNotePlatform];
