export { BrandingStore } from "./BrandingStore";
export { bindBranding } from "./bindBranding";
export { TIME_ZONE } from "./brandingDefaults";
export { languageLinks } from "./languageLinks";
export { offeredLanguages } from "./offeredLanguages";
export { StoreUnavailable, type StoreUnavailableReason } from "./StoreUnavailable";
