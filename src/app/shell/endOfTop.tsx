import { END_OF_TOP } from "../boot/protocol";

/**
 * Marks the end of the announcement and the top bar. The host writes the CSS rules of the rest of the page here, so that
 * the browser can show the top before it has read them (ADR 38). React never looks inside.
 */
export const endOfTop = (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant comment
  <div hidden dangerouslySetInnerHTML={{ __html: __BROWSER__ ? "" : END_OF_TOP }} suppressHydrationWarning />
);
