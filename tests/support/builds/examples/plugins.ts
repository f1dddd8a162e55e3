import { plugins as own } from "#app/plugins.ts";
import { giftNotePlugin } from "../../../../docs/examples/gift-note/plugin";

export const plugins = [...own, giftNotePlugin];
