import type { Category } from "../../../contract/categories";
import { countFilters, type SearchCriteria } from "../../../domain/search";
import { Button } from "../../../ui/button/Button";
import { StarRating } from "../../../ui/star-rating/StarRating";
import { PriceRange } from "./PriceRange";
import { useFilterStyles } from "./useFilterStyles";

export interface FilterPanelProps {
  criteria: SearchCriteria;
  /** Undefined while they are on their way, or when they did not come: the other filters work without them. */
  categories: readonly Category[] | undefined;
  onChange: (changed: Partial<SearchCriteria>) => void;
  onClear: () => void;
}

const RATINGS = [5, 4, 3, 2, 1] as const;

/** Spec 2.7: price, rating and above (clearable), categories, subscribable. */
export function FilterPanel({ criteria, categories = [], onChange, onClear }: FilterPanelProps) {
  const styles = useFilterStyles();
  const { minSellingPrice, maxSellingPrice, averageRating, categoryIds, isSubscribable } = criteria;
  const toggleCategory = (id: string, on: boolean) =>
    onChange({ categoryIds: on ? [...categoryIds, id] : categoryIds.filter((chosen) => chosen !== id) });
  return (
    <section aria-label="Filters" className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        {countFilters(criteria) > 0 && (
          <Button appearance="subtle" size="small" onClick={onClear}>
            Clear all
          </Button>
        )}
      </div>
      <PriceRange
        // A new range from outside (Clear, Back) takes the place of a half-dragged one.
        key={`${minSellingPrice}-${maxSellingPrice}`}
        min={minSellingPrice}
        max={maxSellingPrice}
        onChange={(min, max) => onChange({ minSellingPrice: min, maxSellingPrice: max })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Rating</legend>
        {RATINGS.map((stars) => (
          <label key={stars} className={styles.option}>
            <input
              type="radio"
              name="rating"
              checked={averageRating === stars}
              onChange={() => onChange({ averageRating: stars })}
            />
            <StarRating value={stars} />
            <span>{stars === 5 ? "" : "and above"}</span>
          </label>
        ))}
        {averageRating !== undefined && (
          <Button appearance="subtle" size="small" onClick={() => onChange({ averageRating: undefined })}>
            Clear rating
          </Button>
        )}
      </fieldset>
      {categories.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Category</legend>
          {categories.map(({ id, name }) => (
            <label key={id} className={styles.option}>
              <input
                type="checkbox"
                checked={categoryIds.includes(id)}
                onChange={({ target }) => toggleCategory(id, target.checked)}
              />
              <span className={styles.name}>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={isSubscribable}
          onChange={({ target }) => onChange({ isSubscribable: target.checked })}
        />
        <span>Can be subscribed to</span>
      </label>
    </section>
  );
}
