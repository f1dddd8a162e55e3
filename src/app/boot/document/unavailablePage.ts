import { type UnavailableReason, unavailableWords } from "../../shell/unavailable/unavailableWords";
import { names } from "../protocol";
import type { HeadTag, PreparedPage } from "./PreparedPage.types";

const NOT_INDEXED: HeadTag = { name: "meta", attributes: { name: "robots", content: "noindex", [names.ofPage]: "" } };

/** The page for an address at which no store can be opened. */
export function unavailablePage(reason: UnavailableReason): PreparedPage {
  const { title, text } = unavailableWords[reason];
  return {
    status: reason === "unreachable" ? 503 : 404,
    head: { title, favicon: "", themeColor: "", tags: [NOT_INDEXED] },
    note: text,
  };
}
