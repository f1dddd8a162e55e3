import type { PageData } from "./PageData.types";

/** On a static host there is none, and everything is asked for. */
export function readPageData(document: Document): PageData {
  const json = document.getElementById("haat-data")?.textContent;
  return json ? (JSON.parse(json) as PageData) : { config: {} };
}
