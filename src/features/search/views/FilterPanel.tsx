import { countFilters, type SearchCriteria } from "../../../domain/search";
import { Button } from "../../../ui/button/Button";
import { StarRating } from "../../../ui/star-rating/StarRating";
import type { FilterChoices } from "./filterChoices";
import { PriceRange } from "./PriceRange";
import { useFilterStyles } from "./useFilterStyles";

export interface FilterPanelProps {
  criteria: SearchCriteria;
  choices: FilterChoices;
  onChange: (changed: Partial<SearchCriteria>) => void;
  onClear: () => void;
}

/** Spec 2.7: price, rating and above (clearable), categories, subscribable. */
export function FilterPanel({ criteria, choices, onChange, onClear }: FilterPanelProps) {
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
        found={choices.price}
        onChange={(min, max) => onChange({ minSellingPrice: min, maxSellingPrice: max })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Rating</legend>
        {choices.ratings.map(({ rating, count }) => (
          <label key={rating} className={styles.option}>
            <input
              type="radio"
              name="rating"
              checked={averageRating === rating}
              onChange={() => onChange({ averageRating: rating })}
            />
            <StarRating value={rating} />
            <span className={styles.name}>{rating === 5 ? "" : "and above"}</span>
            <Count of={count} />
          </label>
        ))}
        {averageRating !== undefined && (
          <Button appearance="subtle" size="small" onClick={() => onChange({ averageRating: undefined })}>
            Clear rating
          </Button>
        )}
      </fieldset>
      {choices.categories.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Category</legend>
          {choices.categories.map(({ id, name, count }) => (
            <label key={id} className={styles.option}>
              <input
                type="checkbox"
                checked={categoryIds.includes(id)}
                onChange={({ target }) => toggleCategory(id, target.checked)}
              />
              <span className={styles.name}>{name}</span>
              <Count of={count} />
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
        <span className={styles.name}>Can be subscribed to</span>
        <Count of={choices.subscribable} />
      </label>
    </section>
  );
}

/** How many products a choice would leave. */
function Count({ of }: { of: number | undefined }) {
  const { count } = useFilterStyles();
  return of === undefined ? null : <span className={count}>{of}</span>;
}
