/** Spec 7.1: enumerations are cached so long. */
export const ENUMERATIONS_MS = 36_000_000;
/** Banners, categories and the footer's information (reading 26). */
export const STORE_CONTENT_MS = 600_000;
