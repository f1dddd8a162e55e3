/** Names by which the build, the host and the page's scripts find parts of a page. */
export const marks = {
  /** In `index.html`: the places where the host writes the head and the page's data. */
  headPlace: "<!--haat:head-->",
  dataPlace: "<!--haat:data-->",
  rootPlace: '<div id="root"></div>',
  /** The id of the element with the page's data. */
  dataId: "haat-data",
  /** Marks the program's scripts, which the page's first script loads. */
  program: "data-program",
  /** On the style sheet's link: the address of the file with the rules of all screens in Griffel's groups (ADR 18). */
  rules: "data-rules",
  /** On a style element: the Griffel group that its rules belong to. */
  group: "data-group",
  /** On the element with the page's data: what the page was drawn from, which `PageAnswers` names too. */
  drawing: "data-drawing",
  /** On elements that belong to the first page alone and are removed when the shopper goes to another. */
  page: "data-page",
} as const;
