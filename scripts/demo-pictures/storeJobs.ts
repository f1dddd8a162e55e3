import { type Banner, bannerScene, categoryScene, portraitScene } from "./banners";
import { freshBasketGroups } from "./freshBasket";
import { type PictureJob, webp } from "./job";
import { koraHomeGroups } from "./koraHome";
import { markJobs } from "./marks";
import { ovenStoryGroups } from "./ovenStory";
import type { ProductGroup } from "./productGroup";
import type { Thing } from "./thing";

const find = (groups: ProductGroup[], key: string): Thing => {
  const thing = groups.map((group) => group.things[key]).find((candidate) => candidate !== undefined);
  if (!thing) throw new Error(`Nothing is drawn under the name "${key}"`);
  return thing;
};
const fb = (...keys: string[]): Thing[] => keys.map((key) => find(freshBasketGroups, key));
const kh = (...keys: string[]): Thing[] => keys.map((key) => find(koraHomeGroups, key));
const os = (...keys: string[]): Thing[] => keys.map((key) => find(ovenStoryGroups, key));

const banners: Record<string, Banner> = {
  "fb-banner-harvest": {
    tint: "#a9cf8b",
    accent: "#6fae5a",
    left: fb("tomato", "broccoli"),
    centre: fb("pineapple", "mango", "apple"),
    right: fb("carrot", "capsicum"),
    strewn: ["1f353", "1f34b", "1f347", "1f34a", "1f343", "1f33f"],
  },
  "fb-banner-morning": {
    tint: "#9cc7ea",
    accent: "#f0c061",
    left: fb("bread", "croissant"),
    centre: fb("toned-milk", "full-cream-milk", "curd"),
    right: fb("cheese", "butter"),
    strewn: ["1f95a", "1f95b", "1f353", "1f95a", "1f33c", "1f33e"],
  },
  "fb-banner-kitchen": {
    tint: "#f0c777",
    accent: "#d98f4a",
    left: fb("sunflower-oil", "cow-ghee"),
    centre: fb("basmati", "atta", "toor"),
    right: fb("turmeric", "chilli-powder"),
    strewn: ["1f336-fe0f", "1fad8", "1f9c4", "1fada", "1f33e", "1f33f"],
  },
  "fb-banner-tea": {
    tint: "#f0b98d",
    accent: "#e07a4a",
    left: fb("samosa", "cookies"),
    centre: fb("assam-tea", "masala-chai", "filter-coffee"),
    right: fb("popcorn", "chips"),
    strewn: ["1f36a", "2615", "1f36b", "1f968", "1f343", "1f95c"],
  },
  "fb-banner-festive": {
    tint: "#e6a5c0",
    accent: "#b26aa8",
    left: fb("sweets"),
    centre: fb("bouquet", "gift", "dry-fruits"),
    right: fb("diya", "lotus"),
    strewn: ["1fa94", "2728", "1f338", "1fa94", "1f33c", "1f338"],
  },
  "kh-banner-table": {
    tint: "#e8ab8a",
    accent: "#c46a45",
    left: kh("mug", "teapot"),
    centre: kh("teal-bowl", "red-casserole", "bowl"),
    right: kh("blue-mug", "tumbler"),
    strewn: ["1f33f", "1f34b", "1f33c", "1f33f", "1f343", "1f343"],
  },
  "kh-banner-light": {
    tint: "#a9bccb",
    accent: "#e2b968",
    left: kh("candle", "vase"),
    centre: kh("cushion", "terracotta-lamp", "teal-cushion"),
    right: kh("clock", "dusk-frame"),
    strewn: ["1fa94", "2728", "1f33f", "1fa94", "1f343", "1f33f"],
  },
  "kh-banner-garden": {
    tint: "#aecdaa",
    accent: "#cf9a70",
    left: kh("cactus", "white-planter"),
    centre: kh("potted-plant", "planter", "sunflower"),
    right: kh("tulip", "hyacinth"),
    strewn: ["1f331", "1f33c", "1f33a", "1f331", "1f343", "1f98b"],
  },
  "os-banner-morning": {
    tint: "#e9b7a0",
    accent: "#c98a2b",
    left: os("croissant", "sourdough"),
    centre: os("cheesecake", "birthday", "truffle"),
    right: os("cupcake", "cookies"),
    strewn: ["1f353", "1f36b", "1f33e", "1f353", "1f33c", "1f36a"],
  },
};

/** File name, tint, and the things shown, the first one in front. */
const categories: [name: string, tint: string, shown: Thing[]][] = [
  ["fb-category-fruits", "#f2b35e", fb("apple", "banana", "grapes")],
  ["fb-category-vegetables", "#8fc47a", fb("tomato", "broccoli", "carrot")],
  ["fb-category-dairy", "#86b8e0", fb("toned-milk", "cheese", "eggs")],
  ["fb-category-bakery", "#e8b978", fb("bread", "baguette", "croissant")],
  ["fb-category-rice", "#d9c27c", fb("basmati", "brown-rice", "atta")],
  ["fb-category-dals", "#ecc06a", fb("rajma", "toor", "green-moong")],
  ["fb-category-oils", "#c4d283", fb("sunflower-oil", "olive-oil", "cow-ghee")],
  ["fb-category-spices", "#e8a069", fb("turmeric", "chilli-powder", "cumin")],
  ["fb-category-snacks", "#e9998f", fb("popcorn", "chips", "cookies")],
  ["fb-category-beverages", "#8ec8d8", fb("orange-juice", "mango-juice", "nimbu-soda")],
  ["fb-category-tea", "#c9a582", fb("assam-tea", "masala-chai", "instant-coffee")],
  ["fb-category-household", "#8fb9e2", fb("bucket", "glass-cleaner", "dishwash")],
  ["fb-category-care", "#c6b6e6", fb("lotion", "shampoo", "facewash")],
  ["fb-category-baby", "#f2c3cf", fb("teddy", "diapers", "feeding-bottle")],
  ["fb-category-flowers", "#eab2c8", fb("rose", "marigold", "lotus")],
  ["fb-category-festive", "#f0c36c", fb("gift", "sweets", "diya")],
  ["fb-category-pets", "#b7c9e4", ["1f436", "1f9b4", "1f963"]],
  ["kh-category-cookware", "#d9a98c", kh("red-casserole", "cooker", "kadai")],
  ["kh-category-tableware", "#a9bfca", kh("teal-bowl", "mug", "tumbler")],
  ["kh-category-lighting", "#e3c58c", kh("table-lamp", "pendant", "candle")],
  ["kh-category-bedding", "#c4bde0", kh("cushion", "quilt", "bedsheet")],
  ["kh-category-bath", "#a6cdd2", kh("bath-towel", "lotion-pump", "soap-dish")],
  ["kh-category-storage", "#d4c3a2", kh("laundry-basket", "canister", "flask")],
  ["kh-category-decor", "#dbb49c", kh("vase", "frame", "clock")],
  ["kh-category-garden", "#b3cfa0", kh("planter", "cactus", "potted-plant")],
  ["kh-category-furnishing", "#cdbba6", kh("sofa", "chair", "rug")],
  ["os-category-cakes", "#e6a5b4", os("birthday", "truffle", "cheesecake")],
  ["os-category-small", "#efcf8d", os("cupcake", "cookies", "croissant")],
  ["os-category-bread", "#d9b58c", os("sourdough", "baguette", "croissant")],
];

const portraits: [name: string, tint: string, person: string][] = [
  ["fb-portrait-1", "#f2b35e", "1f469-1f3fc"],
  ["fb-portrait-2", "#86b8e0", "1f9d4-1f3fc"],
  ["fb-portrait-3", "#c6b6e6", "1f475-1f3fc"],
  ["fb-portrait-4", "#a9cf8b", "1f473-1f3fe-200d-2642-fe0f"],
  ["fb-portrait-5", "#e9998f", "1f469-1f3fe-200d-1f9b1"],
  ["fb-portrait-6", "#cfcfd6", "1f9d1-1f3fc"],
  ["fb-portrait-7", "#d9c27c", "1f468-1f3fe"],
  ["kh-portrait-1", "#dbb49c", "1f469-1f3fc-200d-1f9b1"],
  ["kh-portrait-2", "#a6cdd2", "1f468-1f3fc"],
  ["kh-portrait-3", "#e3c58c", "1f9d1-1f3fb"],
  ["kh-portrait-4", "#c4bde0", "1f9d3-1f3fc"],
  ["kh-portrait-5", "#b3cfa0", "1f469-1f3fe"],
];

const trio = ([first, second, third]: Thing[]): [Thing, Thing, Thing] => {
  if (!first || !second || !third) throw new Error("A category picture shows three things");
  return [first, second, third];
};

/** Banners, category pictures, portraits, logos and favicons. */
export const storeJobs = (): PictureJob[] => [
  ...Object.entries(banners).map(([name, banner]) => webp(name, bannerScene(banner), 84)),
  ...categories.map(([name, tint, shown]) => webp(name, categoryScene(tint, trio(shown)), 82)),
  ...portraits.map(([name, tint, person]) => webp(name, portraitScene(tint, person), 82)),
  ...markJobs(),
];
