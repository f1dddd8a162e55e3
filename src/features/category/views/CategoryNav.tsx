import { useEffect, useRef } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import { Button } from "#design/button/Button.tsx";
import { Link } from "#design/link/Link.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import { failureOf } from "#domain/catalogue/index.ts";
import { langOf } from "#kernel/language/langOf.ts";
import * as words from "../words.en";
import { CategoryNavSkeleton } from "./CategoryNavSkeleton";
import { useCategoryNavStyles } from "./useCategoryNavStyles";

export interface CategoryNavProps {
  /** Undefined while the categories are loading. */
  categories: readonly Category[] | undefined;
  currentId: string | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** One list: a column on the left from 1024 px, a row of chips on smaller screens. */
export function CategoryNav({ categories, currentId, error, onRetry }: CategoryNavProps) {
  const { list, ...styles } = useCategoryNavStyles();
  const listRef = useRef<HTMLUListElement>(null);

  // Scrolls the row, or the column, so that the chosen category is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the choice changes or the categories are loaded
  useEffect(() => {
    const row = listRef.current;
    const chosen = row?.querySelector<HTMLElement>("[aria-current]");
    const column = row?.parentElement;
    if (!row || !column || !chosen) return;
    row.scrollTo({ left: chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2 });
    column.scrollTop = chosen.offsetTop - (column.clientHeight - chosen.clientHeight) / 2;
  }, [currentId, categories === undefined]);

  if (categories === undefined && error !== null) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{words.categoriesFailed}</p>
        {!failureOf(error).isLasting && (
          <Button size="small" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    );
  }
  if (categories === undefined) return <CategoryNavSkeleton />;
  return (
    <nav aria-label={words.categories} className={styles.nav}>
      <ul ref={listRef} className={list}>
        <li>
          <Link href="/category" aria-current={currentId === undefined ? "page" : undefined}>
            {words.allProducts}
          </Link>
        </li>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              href={`/category/${encodeURIComponent(category.id)}`}
              lang={langOf(category, "name")}
              aria-current={category.id === currentId ? "page" : undefined}
            >
              <Picture src={category.imagePath} alt="" width={32} height={32} round />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
