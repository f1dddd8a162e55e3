export { BuyAction } from "./BuyAction";
export { bindCatalogue } from "./bindCatalogue";
export { Catalogue } from "./Catalogue";
export { cartCandidateOf } from "./cartCandidateOf";
export { bannersQuery, categoriesQuery, productPageQuery } from "./catalogueQueries";
export type { ChosenVariant } from "./catalogueSlots.types";
export { costsNothing } from "./costsNothing";
export { failureOf } from "./failureOf";
export { catalogueColumns, type GridColumns, homeGridColumns, popularProductsSize } from "./gridRules";
export { knownPaise } from "./knownPaise";
export { OptionChoice } from "./OptionChoice";
export { ProductTile } from "./ProductTile";
export { paidPaise } from "./paidPaise";
export {
  chosenVariant,
  isHidden,
  isSoldOut,
  pictureOf,
  picturesOf,
  ratingOf,
  visibleVariants,
} from "./productRules";
export { RecentEntries } from "./RecentEntries";
export { RecentlyViewed } from "./RecentlyViewed";
export {
  activeBanners,
  enabledTestimonials,
  HOME_CATEGORIES,
  isSafeLink,
  visibleCategories,
} from "./storeContentRules";
export { type ListPage, TileList } from "./TileList";
export { TileMaker } from "./TileMaker";
export { toPaise } from "./toPaise";
export { unitPrice } from "./unitPrice";
export { VariantPick } from "./VariantPick";
export { wholeList } from "./wholeList";
export { wholeOf } from "./wholeOf";
