import { mergeClasses } from "@fluentui/react-components";
import type { Category } from "../../../contract/categories";
import { Button } from "../../../ui/button/Button";
import { ChipLink } from "../../../ui/chip/ChipLink";
import { Link } from "../../../ui/link/Link";
import { Picture } from "../../../ui/picture/Picture";
import { ScrollRow } from "../../../ui/scroll-row/ScrollRow";
import { CategoryNavSkeleton } from "./CategoryNavSkeleton";
import { useCategoryNavStyles } from "./useCategoryNavStyles";

export interface CategoryNavProps {
  /** Undefined while they are on their way. */
  categories: readonly Category[] | undefined;
  currentId: string | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** A list on the left from 1024 px, a row of chips below that. */
export function CategoryNav({ categories, currentId, error, onRetry }: CategoryNavProps) {
  const styles = useCategoryNavStyles();
  if (categories === undefined && error !== null) {
    return (
      <div role="alert" className={styles.failure}>
        <p>The categories did not load.</p>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  if (categories === undefined) return <CategoryNavSkeleton />;
  const entries = [
    { id: undefined, name: "All products", href: "/category", imagePath: undefined },
    ...categories.map(({ id, name, imagePath }) => ({
      id,
      name,
      imagePath,
      href: `/category/${encodeURIComponent(id)}`,
    })),
  ];
  return (
    <nav aria-label="Categories" className={styles.nav}>
      <div className={styles.row}>
        <ScrollRow label="Categories">
          {entries.map(({ id, name, href }) => (
            <li key={href}>
              <ChipLink href={href} current={id === currentId}>
                {name}
              </ChipLink>
            </li>
          ))}
        </ScrollRow>
      </div>
      <ul className={styles.list}>
        {entries.map(({ id, name, href, imagePath }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={id === currentId ? "page" : undefined}
              className={mergeClasses(styles.entry, id === currentId && styles.current)}
            >
              {imagePath !== undefined && (
                <Picture src={imagePath} alt="" width={32} height={32} round className={styles.picture} />
              )}
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
