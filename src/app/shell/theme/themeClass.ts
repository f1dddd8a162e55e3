/** The class with the store's theme. It is written in drawn pages, so host and program must agree on it. */
export const THEME_CLASS = "haat-theme";
