/** Paths that are never a page of a store, whatever the store's name is. */
export const OWN_PATHS = /^\/(api|assets|media|page-data|sandbox|docs|health|metrics)(\/|$)/;
