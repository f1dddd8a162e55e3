import { makeResetStyles } from "@fluentui/react-components";
import { use, useEffect, useRef, useState } from "react";
import { UNSAFE_LocationContext as LocationContext, useOutlet } from "react-router-dom";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { useService } from "#kernel/react/useService.ts";
import { nextScreens, type Screens } from "./keptScreens";

/**
 * How long a hidden list is kept: as long as the query cache keeps answers that nothing uses (spec 7.1). The hidden list
 * uses its answers, so their five minutes begin when the list is dropped.
 */
const KEPT_MS = 300_000;

/** Hides a list without removing its layout, so that the browser need not lay it out again. */
const useKept = makeResetStyles({
  position: "absolute",
  insetInline: "0",
  contentVisibility: "hidden",
  "@supports not (content-visibility: hidden)": { display: "none" },
});

/**
 * The router's outlet. It keeps the list that the shopper left, hidden, and shows it again when Back leads to it (ADR 43).
 * @param keptPage the path of the page, if it is one that is kept
 */
export function KeptOutlet({ keptPage }: { keptPage: string | undefined }) {
  const shown = { place: use(LocationContext), outlet: useOutlet(), keptPage };
  const [before, setScreens] = useState<Screens>({ last: shown, now: { ...shown, id: 0 } });
  const isNews = before.last.place !== shown.place || before.last.outlet !== shown.outlet;
  const screens = isNews ? nextScreens(before, shown) : before;
  if (isNews) setScreens(screens);
  const { now, kept } = screens;
  useFreshAnswers(now.id);
  useEffect(() => {
    if (kept === undefined) return;
    const timer = setTimeout(() => setScreens((all) => ({ ...all, kept: undefined })), KEPT_MS);
    return () => clearTimeout(timer);
  }, [kept]);
  const hidden = useKept();
  return [now, kept].map(
    (screen) =>
      screen && (
        <div key={screen.id} className={screen === kept ? hidden : undefined}>
          <LocationContext value={screen.place}>{screen.outlet}</LocationContext>
        </div>
      ),
  );
}

/** Fetches answers that are out of date when a kept list is shown again, as a newly drawn list would. */
function useFreshAnswers(id: number): void {
  const queries = useService(QueryCache);
  const last = useRef(id);
  useEffect(() => {
    if (id < last.current) void queries.refetchStale();
    last.current = id;
  }, [id, queries]);
}
