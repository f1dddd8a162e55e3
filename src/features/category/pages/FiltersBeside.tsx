import { useEffect, useState } from "react";
import { Late } from "#design/lazy/Late.tsx";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { onFirstSign } from "#kernel/lifecycle/onFirstSign.ts";

const ListingFilters = lazyPart(async () => ({ default: (await import("./ListingFilters")).ListingFilters }));

/** Equals `media.wideUp`. Importing that would load all design tokens, which otherwise only the build reads. */
const WIDE = "(min-width: 80em)";

/**
 * The filters, below the categories. They are loaded at the first sign of a person, because a page that nobody uses needs
 * none, and only on screens that show them. Nothing stands below them that could move.
 */
export function FiltersBeside({ categoryId }: { categoryId: string | undefined }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const want = () => wide.matches && setWanted(true);
    const cancel = onFirstSign(document, want);
    wide.addEventListener("change", want);
    return () => {
      cancel();
      wide.removeEventListener("change", want);
    };
  }, []);
  if (!isWanted) return null;
  return (
    <Late>
      <ListingFilters key={categoryId} categoryId={categoryId} />
    </Late>
  );
}
