import type { DehydratedState } from "@tanstack/query-core";
import { marks } from "../../contract/page/marks";
import type { PageAnswers } from "../../contract/page/PageAnswers.types";

type Answers = PageAnswers<DehydratedState>;

export interface DrawnFrom {
  queries?: DehydratedState | undefined;
  /** The page shows what these answers say. Otherwise it has changed meanwhile, or the host has no answers for it. */
  isShown: boolean;
}

/** Waits for the answers that a drawn page was drawn from, which its first script has asked for (`drawing/earlyScript`). */
export async function readAnswers(document: Document): Promise<DrawnFrom> {
  const { haatAnswers } = document.defaultView as { haatAnswers?: Promise<Answers | undefined> };
  const answers = await haatAnswers;
  const drawing = document.getElementById(marks.dataId)?.getAttribute(marks.drawing);
  return { queries: answers?.queries, isShown: answers?.drawing === drawing };
}
