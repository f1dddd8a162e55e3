import type { DehydratedState } from "@tanstack/query-core";
import { marks } from "../../contract/page/marks";
import type { PageData } from "../../contract/page/PageData.types";

/** The page's data; a static host writes none, and everything is fetched. */
export function readPageData(document: Document): PageData<DehydratedState> {
  const json = document.getElementById(marks.dataId)?.textContent;
  return json ? (JSON.parse(json) as PageData<DehydratedState>) : { config: {} };
}
