import type { DehydratedState } from "@tanstack/query-core";
import { marks } from "../../contract/page/marks";
import type { PageData } from "../../contract/page/PageData.types";

/** On a static host there is none, and everything is asked for. */
export function readPageData(document: Document): PageData<DehydratedState> {
  const json = document.getElementById(marks.dataId)?.textContent;
  return json ? (JSON.parse(json) as PageData<DehydratedState>) : { config: {} };
}
