import { LATER } from "../theme/rules/ruleBuckets";

/** Icons below the first screen. `Glyph` would write their paths into every page. */
const PATHS = {
  shield: "m10 3 6 2v4.5c0 3.7-2.5 6.2-6 7.5-3.5-1.3-6-3.8-6-7.5V5l6-2Zm-2.8 7 2 2 3.6-4",
  bag: "M4.5 7h11l1 10h-13l1-10ZM7 9V6a3 3 0 0 1 6 0v3",
  truck:
    "M2.5 5h9v8.5h-9zM11.5 8h3.3l2.7 3v2.5h-6M6 15.8a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Zm8 0a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z",
  sparkle: "m10 3 1.8 5.2L17 10l-5.2 1.8L10 17l-1.8-5.2L3 10l5.2-1.8L10 3Z",
  phone:
    "M5.5 3h2.2l1.3 3.7-1.7 1.4a10 10 0 0 0 4.6 4.6l1.4-1.7 3.7 1.3v2.2a1.5 1.5 0 0 1-1.5 1.5C9 16 4 11 4 4.5A1.5 1.5 0 0 1 5.5 3Z",
  mail: "M3 5.5h14v9.5H3V5.5Zm0 .5 7 5 7-5",
  facebook: "M12.5 3.5H11A2.5 2.5 0 0 0 8.5 6v10.5M6 9.5h6",
  x: "M3.5 3.5h3.2l9.8 13h-3.2l-9.8-13Zm12.5 0-5 5.6m-2 2.3-4.5 5.1",
  linkedin: "M5 8.5v8M5 4.5v.1M9 16.5v-8m0 4c0-5 6.5-5.5 6.5.5v3.5",
  instagram:
    "M7 3.5h6A3.5 3.5 0 0 1 16.5 7v6a3.5 3.5 0 0 1-3.5 3.5H7A3.5 3.5 0 0 1 3.5 13V7A3.5 3.5 0 0 1 7 3.5Zm3 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm3.6-6.6v.1",
};

export type LaterGlyph = keyof typeof PATHS;

const pictureOf = (path: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E`;

/**
 * Page-wide rules that are loaded after the page (`useLaterStyles`). They draw the icon that `data-glyph` names in the
 * element's `::before`; the component gives its size and place from the start.
 */
export const laterGlyphs = Object.entries(PATHS)
  .map(
    ([name, path]) =>
      `${LATER}, [data-glyph="${name}"]::before { background-color: currentColor; mask: url("${pictureOf(path)}") center / contain no-repeat; forced-color-adjust: none; }`,
  )
  .join("\n");
