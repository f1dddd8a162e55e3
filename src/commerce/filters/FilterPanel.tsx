import { Button } from "#design/button/Button.tsx";
import { StarRating } from "#design/star-rating/StarRating.tsx";
import * as words from "../words.en";
import { Count } from "./Count";
import type { FilterChoices, FilterValues, PriceLimits } from "./filters.types";
import { LongChoice } from "./LongChoice";
import { OptionChoice } from "./OptionChoice";
import { PriceRange } from "./PriceRange";
import { useFilterStyles } from "./useFilterStyles";
import { useIntent } from "./useIntent";

export interface FilterPanelProps {
  values: FilterValues;
  choices: FilterChoices;
  limits: PriceLimits;
  /** The panel has a title, shown from 1280 px on. */
  isTitled?: boolean;
  onChange: (changed: Partial<FilterValues>) => void;
  /** Called when the shopper points at a choice or focuses it, so that the list with it can be fetched. */
  onIntent?: (changed: Partial<FilterValues>) => void;
}

/** Spec 2.7: price, minimum rating (which can be cleared), categories, subscribable; and what is in stock. */
export function FilterPanel({ values, choices, limits, isTitled, onChange, onIntent }: FilterPanelProps) {
  const styles = useFilterStyles();
  const intent = useIntent(onIntent);
  const { minSellingPrice, maxSellingPrice, averageRating, categoryIds, facts, isSubscribable, isInStock } = values;
  const { scale } = choices;
  const toggled = (id: string) => ({
    categoryIds: categoryIds.includes(id) ? categoryIds.filter((chosen) => chosen !== id) : [...categoryIds, id],
  });
  const isChosen = (name: string, value: string) => facts.some((fact) => fact.name === name && fact.value === value);
  const withFact = (name: string, value: string) => ({
    facts: isChosen(name, value)
      ? facts.filter((fact) => fact.name !== name || fact.value !== value)
      : [...facts, { name, value }],
  });
  return (
    <section aria-label={words.filters} className={styles.panel}>
      {isTitled && <h2 className={styles.title}>{words.filters}</h2>}
      <PriceRange
        min={minSellingPrice}
        max={maxSellingPrice}
        limits={limits}
        scale={scale}
        onChange={(min, max) => onChange({ minSellingPrice: min, maxSellingPrice: max })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.rating}</legend>
        {choices.ratings.map(({ rating, count }) => (
          <label key={rating} className={styles.option} {...intent({ averageRating: rating })}>
            <input
              type="radio"
              name="rating"
              checked={averageRating === rating}
              onChange={() => onChange({ averageRating: rating })}
            />
            <StarRating value={rating} />
            <span className={styles.name}>{rating === 5 ? "" : words.andAbove}</span>
            <Count of={count} />
          </label>
        ))}
        {averageRating !== undefined && (
          <Button appearance="subtle" size="small" onClick={() => onChange({ averageRating: undefined })}>
            {words.clearRating}
          </Button>
        )}
      </fieldset>
      {choices.categories.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{words.category}</legend>
          {choices.categories.map(({ id, name, count }) => (
            <label key={id} className={styles.option} {...intent(toggled(id))}>
              <input type="checkbox" checked={categoryIds.includes(id)} onChange={() => onChange(toggled(id))} />
              <span className={styles.name}>{name}</span>
              <Count of={count} />
            </label>
          ))}
        </fieldset>
      )}
      {choices.facts.map(({ name, label, isOption, values: offered }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>{label}</legend>
          {isOption ? (
            <OptionChoice
              values={offered}
              isChosen={(value) => isChosen(name, value)}
              onToggle={(value) => onChange(withFact(name, value))}
              intentOf={(value) => intent(withFact(name, value))}
            />
          ) : (
            <LongChoice>
              {offered.map(({ value, label: said = value, count }) => (
                <label key={value} className={styles.option} {...intent(withFact(name, value))}>
                  <input
                    type="checkbox"
                    checked={isChosen(name, value)}
                    onChange={() => onChange(withFact(name, value))}
                  />
                  <span className={styles.name}>{said}</span>
                  <Count of={count} />
                </label>
              ))}
            </LongChoice>
          )}
        </fieldset>
      ))}
      <div className={styles.group}>
        <label className={styles.option} {...intent({ isSubscribable: !isSubscribable })}>
          <input
            type="checkbox"
            checked={isSubscribable}
            onChange={({ target }) => onChange({ isSubscribable: target.checked })}
          />
          <span className={styles.name}>{words.subscribable}</span>
          <Count of={choices.subscribable} />
        </label>
        {(isInStock || choices.inStock !== undefined) && (
          <label className={styles.option} {...intent({ isInStock: !isInStock })}>
            <input
              type="checkbox"
              checked={isInStock}
              onChange={({ target }) => onChange({ isInStock: target.checked })}
            />
            <span className={styles.name}>{words.inStock}</span>
            <Count of={choices.inStock} />
          </label>
        )}
      </div>
    </section>
  );
}
