import { makeStyles } from "@fluentui/react-components";
import type { ActiveFilter, SearchCriteria } from "../../../domain/search";
import { Button } from "../../../ui/button/Button";
import { RemovableChip } from "../../../ui/chip/RemovableChip";
import type { FilterChoices } from "./filterChoices";
import { priceWords } from "./PriceRange";

export interface ActiveFiltersProps {
  criteria: SearchCriteria;
  active: readonly ActiveFilter[];
  choices: FilterChoices;
  onChange: (changed: Partial<SearchCriteria>) => void;
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

/** What the results are narrowed by, each taken away by one press. */
export function ActiveFilters({ criteria, active, choices, onChange, onClear }: ActiveFiltersProps) {
  const styles = useStyles();
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className={styles.row}>
      {active.map((filter) => (
        <li key={`${filter.kind}-${filter.id}`}>
          <RemovableChip onRemove={() => onChange(filter.without)}>{wordsOf(filter, criteria, choices)}</RemovableChip>
        </li>
      ))}
      <li>
        <Button appearance="subtle" size="small" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}

function wordsOf({ kind, id }: ActiveFilter, criteria: SearchCriteria, { categories }: FilterChoices): string {
  switch (kind) {
    case "price":
      return priceWords(criteria.minSellingPrice, criteria.maxSellingPrice);
    case "rating":
      return criteria.averageRating === 5 ? "5 stars" : `${criteria.averageRating} stars and above`;
    case "category":
      return categories.find((category) => category.id === id)?.name ?? "Category";
    case "subscribable":
      return "Can be subscribed to";
  }
}
