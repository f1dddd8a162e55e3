/** Spec 7.1: how long enumerations stay fresh. */
export const ENUMERATIONS_MS = 36_000_000;
/** How long banners, categories and the footer's information stay fresh (reading 26). */
export const STORE_CONTENT_MS = 600_000;
