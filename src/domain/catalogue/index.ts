export { BuyAction } from "./BuyAction";
export { bindCatalogue } from "./bindCatalogue";
export { Catalogue } from "./Catalogue";
export { failureOf } from "./failureOf";
export { catalogueColumns, type GridColumns, homeGridColumns, popularProductsSize } from "./gridRules";
export { ProductTile } from "./ProductTile";
export { chosenVariant, isHidden, isSoldOut, picturesOf, visibleVariants } from "./productRules";
export { Shelf } from "./Shelf";
export {
  activeBanners,
  enabledTestimonials,
  HOME_CATEGORIES,
  visibleCategories,
} from "./storeContentRules";
export { toPaise } from "./toPaise";
