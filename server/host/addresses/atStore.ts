/** The same path and query, under another store's name. */
export const atStore = (friendlyId: string, url: string): string => url.replace(/^\/[^/?#]*/, `/${friendlyId}`);
