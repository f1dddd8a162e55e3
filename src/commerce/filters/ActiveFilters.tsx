import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { RemovableChip } from "#design/chip/RemovableChip.tsx";
import * as words from "../words.en";
import type { ActiveFilter, FilterChoices, FilterValues, PriceLimits } from "./filters.types";
import { priceWords } from "./priceWords";
import { useIntent } from "./useIntent";

export interface ActiveFiltersProps {
  values: FilterValues;
  active: readonly ActiveFilter[];
  choices: FilterChoices;
  limits: PriceLimits;
  onChange: (changed: Partial<FilterValues>) => void;
  /** Called when the shopper points at a filter or focuses it, so that the list without it can be fetched. */
  onIntent?: (changed: Partial<FilterValues>) => void;
  onClear: () => void;
}

const useStyles = makeStyles({
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "8px",
    rowGap: "8px",
    margin: "0",
    padding: "0",
    marginBlockEnd: "16px",
    listStyleType: "none",
    "& > li": { maxWidth: "100%" },
  },
});

/** The filters that are set; a press on one removes it. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { active, onChange, onIntent, onClear } = props;
  const styles = useStyles();
  const intent = useIntent(onIntent);
  if (active.length === 0) return null;
  return (
    <ul aria-label={words.activeFilters} className={styles.row}>
      {active.map((filter) => (
        <li key={`${filter.kind}-${filter.id}`} {...intent(filter.without)}>
          <RemovableChip onRemove={() => onChange(filter.without)}>{wordsOf(filter, props)}</RemovableChip>
        </li>
      ))}
      <li>
        <Button appearance="subtle" size="small" onClick={onClear}>
          {words.clearAll}
        </Button>
      </li>
    </ul>
  );
}

function wordsOf({ kind, id = "" }: ActiveFilter, { values, choices, limits }: ActiveFiltersProps): string {
  switch (kind) {
    case "price":
      return priceWords(values.minSellingPrice, values.maxSellingPrice, limits);
    case "rating":
      return words.starsAndAbove(values.averageRating);
    case "category":
      return choices.categories.find((category) => category.id === id)?.name ?? words.category;
    case "fact":
      return factWords(id, choices);
    case "subscribable":
      return words.subscribable;
    case "stock":
      return words.inStock;
  }
}

/** @param id such as `brand:Gokul` */
function factWords(id: string, { facts }: FilterChoices): string {
  const [name, chosen] = [id.slice(0, id.indexOf(":")), id.slice(id.indexOf(":") + 1)];
  const values = facts.find((fact) => fact.name === name)?.values;
  return values?.find(({ value }) => value === chosen)?.label ?? chosen;
}
