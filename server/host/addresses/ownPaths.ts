/** What is no page of a store, whatever a store is called. */
export const OWN_PATHS = /^\/(api|assets|media|sandbox|docs)(\/|$)/;
