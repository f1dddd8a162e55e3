import { type UnavailableReason, unavailableWords } from "../shell/unavailable/unavailableWords";
import type { PreparedPage } from "./PreparedPage.types";

/** The page for an address at which no store can be opened. */
export function unavailablePage(reason: UnavailableReason): PreparedPage {
  const { title, text } = unavailableWords[reason];
  return { status: reason === "unreachable" ? 503 : 404, head: { title, favicon: "", themeColor: "" }, note: text };
}
