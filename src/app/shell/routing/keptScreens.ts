import type { ContextType, ReactNode } from "react";
import type { UNSAFE_LocationContext } from "react-router-dom";

/** What the router shows at a location. */
export interface Shown {
  place: ContextType<typeof UNSAFE_LocationContext>;
  outlet: ReactNode;
  /** The route path of a page that is kept. */
  keptPage: string | undefined;
}

/** One mounted screen. It keeps its `id` while the shopper moves inside one page. */
interface Screen extends Shown {
  id: number;
}

export interface Screens {
  /** What the router showed at the last render. */
  last: Shown;
  now: Screen;
  /** The list that the shopper left for `now`. */
  kept?: Screen | undefined;
}

export function nextScreens({ now, kept }: Screens, last: Shown): Screens {
  // The object that was drawn, so that React draws nothing of it again.
  if (kept && isSamePage(kept, last) && kept.place.location.key === last.place.location.key) return { last, now: kept };
  if (isSamePage(now, last)) return { last, now: { ...last, id: now.id }, kept };
  const isList = last.keptPage !== undefined;
  return { last, now: { ...last, id: now.id + 1 }, kept: isList ? undefined : now };
}

/** All pages that are not kept count as one page here: React itself sees that they differ. */
function isSamePage(one: Shown, other: Shown): boolean {
  return one.keptPage === other.keptPage;
}
