import { observer } from "mobx-react-lite";
import { Suspense } from "react";
import { optionalPart } from "#design/lazy/optionalPart.ts";
import { WhenNear } from "#design/lazy/WhenNear.tsx";
import { Catalogue, visibleCategories } from "#domain/catalogue/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { CategoryRow } from "./CategoryRow";

/** How many categories have a row. */
const ROWS = 4;
/** How far below the screen loading begins, in px. */
const AHEAD = 200;

const BoughtBefore = optionalPart(async () => ({ default: (await import("./BoughtBefore")).BoughtBefore }));

/** What the shopper bought before, and a row of products for each of the first categories. */
export const HomeRows = observer(function HomeRows() {
  const catalogue = useService(Catalogue);
  const { customerId } = useService(SessionStore);
  const first = visibleCategories(catalogue.categories.data ?? []).slice(0, ROWS);
  return (
    <>
      {customerId !== "" && (
        <Suspense>
          <BoughtBefore />
        </Suspense>
      )}
      {first.map(({ id, name }) => (
        <WhenNear key={id} ahead={AHEAD}>
          <CategoryRow id={id} name={name} />
        </WhenNear>
      ))}
    </>
  );
});
