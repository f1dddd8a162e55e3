/** A store's three theme colours as text (`#rrggbb`); spec 3, store settings. */
export interface StoreColours {
  primary?: string | null;
  secondary?: string | null;
  neutral?: string | null;
}

/**
 * The announcement bar's own colours (spec 2.2). They are part of the theme, because the page's CSP forbids style
 * attributes.
 */
export interface AnnouncementColours {
  backgroundColor?: string | null;
  color?: string | null;
}
