import type { Homeware } from "./homeware";
import { emoji, type ProductGroup } from "./productGroup";

const ware = (piece: Homeware["piece"], colour: string, accent: string): Homeware => ({ piece, colour, accent });

/** What the homeware shop's pictures show. The keys are the names that the store's content uses after `kh-`. */
export const koraHomeGroups: ProductGroup[] = [
  {
    tints: ["#d9a98c", "#b9c3b1", "#dfc39a"],
    companions: ["1f33f", "1f9c4"],
    things: {
      "fry-pan": ware("pan", "#4a4d55", "#b4532a"),
      "grill-pan": ware("pan", "#34363c", "#8a5a2b"),
      kadai: ware("kadai", "#3c3f46", "#c9a24a"),
      "copper-kadai": ware("kadai", "#c4703c", "#d9b25a"),
      casserole: ware("casserole", "#2f6f74", "#d9b25a"),
      "red-casserole": ware("casserole", "#b8402f", "#3c3f46"),
      cooker: ware("cooker", "#c3c8ce", "#34363c"),
      "chef-knife": "1f52a",
      board: ware("board", "#c98f52", "#7d4a22"),
    },
  },
  {
    tints: ["#a9bfca", "#dcc0a4", "#b8c7a6", "#d8b4b0"],
    companions: ["1f33c", "1f34b"],
    things: {
      "dinner-plate": ware("plate", "#e9e2d4", "#2f5d62"),
      "blue-plate": ware("plate", "#5f8fb4", "#f4efe4"),
      bowl: ware("bowl", "#d9b28a", "#b4532a"),
      "teal-bowl": ware("bowl", "#3f8388", "#f0e2c4"),
      mug: ware("mug", "#e0a03c", "#f6ead2"),
      "blue-mug": ware("mug", "#4f7da8", "#f1f0ea"),
      tumbler: ware("tumbler", "#8fc4d0", "#d8eef2"),
      cutlery: ware("cutlery", "#c9ced4", "#7d4a22"),
      teapot: "1fad6",
    },
  },
  {
    tints: ["#e3c58c", "#b5bdd4", "#d2b3a0"],
    companions: ["2728", "1f33f"],
    things: {
      "table-lamp": ware("lamp", "#e6cfa4", "#2f5d62"),
      "terracotta-lamp": ware("lamp", "#f1e4cf", "#b4532a"),
      pendant: ware("pendant", "#2f5d62", "#d9b25a"),
      "copper-pendant": ware("pendant", "#c06a3a", "#6b4a2c"),
      bulb: "1f4a1",
      candle: "1f56f-fe0f",
      diya: "1fa94",
      torch: "1f526",
    },
  },
  {
    tints: ["#c4bde0", "#e2c0b4", "#b4cdd0"],
    companions: ["1f338", "1f33f"],
    things: {
      bedsheet: ware("quilt", "#8fa8c8", "#f1ead8"),
      quilt: ware("quilt", "#c98a72", "#f2dcb8"),
      dohar: ware("quilt", "#7ba58c", "#f4efdc"),
      cushion: ware("cushion", "#b4532a", "#f3dfb8"),
      "teal-cushion": ware("cushion", "#2f6f74", "#f0d9a0"),
      pillow: ware("cushion", "#e8e4dc", "#a9bfca"),
      curtain: ware("curtain", "#c9a27c", "#7d4a22"),
    },
  },
  {
    tints: ["#a6cdd2", "#d9c4ac", "#bfd0b4"],
    companions: ["1fae7", "1f33f"],
    things: {
      "bath-towel": ware("folded", "#3f8388", "#7fb5b4"),
      "hand-towel": ware("folded", "#c9826a", "#e8c0a8"),
      "bath-mat": ware("mat", "#7f9fb8", "#f1ece0"),
      ...emoji(`
        soap-dish 1f9fc, lotion-pump 1f9f4, bucket 1faa3, shower 1f6bf, mirror 1fa9e`),
    },
  },
  {
    tints: ["#d4c3a2", "#b8c9c2", "#dcb9a8"],
    companions: ["1f33f", "1f9f5"],
    things: {
      "laundry-basket": ware("crate", "#c79a5c", "#e9dfcb"),
      "storage-basket": ware("crate", "#8f9f8a", "#dcc7a4"),
      wicker: "1f9fa",
      canister: ware("canister", "#2f5d62", "#c98f52"),
      "spice-canister": ware("canister", "#e3d4b8", "#b4532a"),
      "gift-box": "1f4e6",
      flask: ware("flask", "#b4532a", "#3c3f46"),
      "steel-flask": ware("flask", "#c3c9cf", "#2f5d62"),
    },
  },
  {
    tints: ["#dbb49c", "#b3c4d4", "#cfc59a", "#d5b5c4"],
    companions: ["1f33f", "1f33a"],
    things: {
      vase: ware("vase", "#b4532a", "#f3dfb8"),
      "blue-vase": ware("vase", "#3f6f9a", "#f1ece0"),
      frame: ware("frame", "#8a5a2b", "#7ba58c"),
      "dusk-frame": ware("frame", "#3c3f46", "#d08a5a"),
      clock: "1f570-fe0f",
      urn: "26b1-fe0f",
      rug: ware("mat", "#b8503c", "#f3d9a4"),
      chime: "1f390",
      nazar: "1f9ff",
    },
  },
  {
    tints: ["#b3cfa0", "#dcc29c", "#a9cbbf"],
    companions: ["1f343", "1f33c"],
    things: {
      planter: ware("planter", "#c06a42", "#f0d9b0"),
      "white-planter": ware("planter", "#e9e6de", "#2f5d62"),
      ...emoji(`
        potted-plant 1fab4, cactus 1f335, seedling 1f331, sunflower 1f33b, tulip 1f337, hyacinth 1fabb`),
    },
  },
  {
    tints: ["#cdbba6", "#a9c0c4", "#ddc28e"],
    companions: ["1f33f", "1f9f6"],
    things: {
      chair: "1fa91",
      sofa: "1f6cb-fe0f",
      "door-mat": ware("mat", "#9a7a54", "#3c3f46"),
      umbrella: "2602-fe0f",
      broom: "1f9f9",
    },
  },
];
