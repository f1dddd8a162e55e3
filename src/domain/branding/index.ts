export { BrandingStore } from "./BrandingStore";
export { bindBranding } from "./bindBranding";
export { StoreUnavailable, type StoreUnavailableReason } from "./StoreUnavailable";
