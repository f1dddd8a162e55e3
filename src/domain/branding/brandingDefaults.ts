import type { StoreWebTheme } from "#contract/store/storeSettings.ts";
import type { SupportAndSocial } from "#contract/store/stores.ts";

/** Empty colours: the theme then uses the design language's defaults. */
export const NO_THEME: StoreWebTheme = { primaryColor: "", secondaryColor: "", neutralColor: "" };

export const NO_CONTACTS: SupportAndSocial = {
  facebookUrl: "",
  xurl: "",
  linkedInUrl: "",
  instagramUrl: "",
  callSupportNumber: "",
  supportEmail: "",
};

/** Spec 9: gridHomePage defaults to 6; gridCatalogPage to 5, clamped between 3 and 5 (spec 2.5). */
export const GRID_HOME_DEFAULT = 6;
export const GRID_CATALOG = { min: 3, max: 5, default: 5 };

/** The time zone of a store that sets none. */
export const TIME_ZONE = "Asia/Kolkata";

/**
 * The country in which a store delivers. A pincode has six digits and a mobile number ten (spec 5), so it is India until
 * the platform's calls name another.
 */
export const COUNTRY = "India";
