/** What the build, the host and the page's scripts know parts of a page by. */
export const marks = {
  /** In `index.html`: where the host writes the head, and the page's data. */
  headPlace: "<!--haat:head-->",
  dataPlace: "<!--haat:data-->",
  rootPlace: '<div id="root"></div>',
  /** The element of the page's data. */
  dataId: "haat-data",
  /** A script of the program, which the page's first script asks for. */
  program: "data-program",
  /** At the style sheet's link: the file that has the rules of all screens in Griffel's groups (ADR 18). */
  rules: "data-rules",
  /** At a style element: which group of Griffel's it is. */
  group: "data-group",
  /** At what is said of the first page alone, and not of the next one. */
  page: "data-page",
} as const;
