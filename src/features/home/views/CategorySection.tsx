import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { CategoryRound } from "#commerce/category-round/CategoryRound.tsx";
import type { Category } from "#contract/catalogue/categories.ts";
import { ScrollRow } from "#design/scroll-row/ScrollRow.tsx";
import { Section } from "#design/section/Section.tsx";
import { media } from "#design/theme/haat.ts";
import { HOME_CATEGORIES, visibleCategories } from "#domain/catalogue/index.ts";
import { langOf } from "#kernel/language/langOf.ts";
import * as words from "../words.en";
import { CategoryRowSkeleton } from "./CategoryRowSkeleton";
import type { Loaded } from "./Loaded.types";
import { SectionFailure } from "./SectionFailure";

/** Two full rows on tablets, one on desktops, as wide as the page. */
const useStyles = makeStyles({
  row: {
    [media.tabletUp]: {
      display: "grid",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      "& > li": { display: "flex", justifyContent: "center", minWidth: "0" },
      "& a": { width: "100%", maxWidth: "96px" },
    },
    [media.desktopUp]: { gridTemplateColumns: "repeat(8, minmax(0, 1fr))", columnGap: "12px" },
  },
});

const MORE = { href: "/category", text: words.seeMore, of: "categories" };

/** At most 8 categories, and a link to the others if there are more (spec 2.3). */
export const CategorySection = observer(function CategorySection({ categories }: { categories: Loaded<Category[]> }) {
  const styles = useStyles();
  const { data, error } = categories;
  const visible = data && visibleCategories(data);
  if (visible?.length === 0) return null;
  return (
    <Section title={words.shopByCategory} more={visible && visible.length > HOME_CATEGORIES ? MORE : undefined}>
      {visible !== undefined ? (
        <ScrollRow wrapFromTablet label={words.categories} className={styles.row}>
          {visible.slice(0, HOME_CATEGORIES).map((category) => (
            <li key={category.id} lang={langOf(category, "name")}>
              {/* Lazy, so that the banner does not share a slow network with them. */}
              <CategoryRound
                href={`/category/${encodeURIComponent(category.id)}`}
                name={category.name}
                picture={category.imagePath}
              />
            </li>
          ))}
        </ScrollRow>
      ) : error !== null ? (
        <SectionFailure title={words.categoriesFailed} of={categories} />
      ) : (
        <CategoryRowSkeleton />
      )}
    </Section>
  );
});
