import { END_OF_TOP } from "../boot/protocol";

/**
 * The end of what a page shows first: its announcement and its top bar. The host writes the rules of the rest of the page
 * here, so that a browser can show the top before it has read them (ADR 38). React never looks inside.
 */
export const endOfTop = (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant comment
  <div hidden dangerouslySetInnerHTML={{ __html: __BROWSER__ ? "" : END_OF_TOP }} suppressHydrationWarning />
);
