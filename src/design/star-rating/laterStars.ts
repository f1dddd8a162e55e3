import { haat } from "../theme/haat";
import { LATER } from "../theme/rules/ruleBuckets";

const STAR =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-1 0 22 20'%3E%3Cpath d='m10 1.8 2.5 5.3 5.7.8-4.1 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.1-4 5.7-.8Z'/%3E%3C/svg%3E";

const parts = Array.from(
  { length: 10 },
  (_, halves) => `${LATER}, [data-halves="${halves}"] { background-size: ${halves * 10}%; }`,
);

/**
 * Page-wide rules that draw the stars of `StarRating`. They are loaded after the page, because ratings stand below the
 * first screen.
 */
export const laterStars = `
${LATER}, [data-halves] {
  background: linear-gradient(${haat.star}, ${haat.star}) no-repeat ${haat.hairline};
  mask: url("${STAR}") 0 / 20%;
  forced-color-adjust: none;
}
${parts.join("\n")}`;
