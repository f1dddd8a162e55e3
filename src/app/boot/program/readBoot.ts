import type { DehydratedState } from "@tanstack/query-core";
import { type BootData, type Early, names } from "../protocol";

/** What the host wrote into the page and the first script loaded, for the program. */
export interface Boot extends BootData<DehydratedState> {
  early: Early<DehydratedState> | undefined;
}

export function readBoot(page: Document): Boot {
  const json = page.getElementById(names.data)?.textContent;
  const data: BootData<DehydratedState> = json ? JSON.parse(json) : { config: {} };
  return { ...data, early: (page.defaultView as { haatEarly?: Early<DehydratedState> } | null)?.haatEarly };
}
