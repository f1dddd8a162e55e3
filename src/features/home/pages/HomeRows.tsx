import { observer } from "mobx-react-lite";
import { Late } from "#design/lazy/Late.tsx";
import { optionalPart } from "#design/lazy/optionalPart.ts";
import { WhenNear } from "#design/lazy/WhenNear.tsx";
import { Catalogue, visibleCategories } from "#domain/catalogue/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { useService } from "#kernel/react/useService.ts";
import * as words from "../words.en";
import { ProductRow } from "./ProductRow";

/** How many categories have a row. */
const ROWS = 4;
/** How far below the screen loading begins, in px. */
const AHEAD = 200;

const BoughtBefore = optionalPart(async () => ({ default: (await import("./BoughtBefore")).BoughtBefore }));

/** What the shopper has bought, what is reduced most, and a row of products for each of the first categories. */
export const HomeRows = observer(function HomeRows() {
  const catalogue = useService(Catalogue);
  const { customerId } = useService(SessionStore);
  const first = visibleCategories(catalogue.categories.data ?? []).slice(0, ROWS);
  return (
    <>
      {customerId !== "" && (
        <Late>
          <BoughtBefore />
        </Late>
      )}
      <ProductRow title={words.deals} sortBy="discount" isReduced />
      {first.map(({ id, name }) => (
        <WhenNear key={id} ahead={AHEAD}>
          <ProductRow
            title={name}
            categoryId={id}
            more={{ href: `/category/${encodeURIComponent(id)}`, text: words.seeAll, of: name }}
          />
        </WhenNear>
      ))}
    </>
  );
});
