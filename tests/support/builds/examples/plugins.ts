import { giftNotePlugin } from "../../../../docs/examples/gift-note/plugin";
import { plugins as own } from "../../../../src/app/plugins";

export const plugins = [...own, giftNotePlugin];
