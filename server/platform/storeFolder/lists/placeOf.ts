import type { TableRow } from "../csv/readTable";
import type { ListColumns } from "./ListColumns";
import { withoutEntities } from "./withoutEntities";

/**
 * A product's category and brand. Of several category paths the deepest counts; the names of the others become words for
 * the search.
 */
export function placeOf(columns: ListColumns, row: TableRow): { category: string; brand: string; words: string[] } {
  const cells = columns.all(row, "category").flatMap(({ value }) => value.split(/(?<!\\)[,;|]/));
  const facets = columns
    .cell(row, "facets")
    .split("|")
    .map((facet) => facet.split(":"));
  const facet = (name: string) => facets.filter(([one]) => one?.toLowerCase() === name).map(([, value = ""]) => value);
  const paths = [...cells, ...facet("category")]
    .map((path) => path.split(/(?<!\\)(?:->|[>/])/).map((one) => one.trim().replace(/\\(?=[,/])/g, "")))
    .filter(([one]) => one)
    .sort((one, other) => other.length - one.length);
  const names = paths.map((path) => withoutEntities(path.at(-1) ?? ""));
  const more = facets.filter(([name = ""]) => !/^(category|brand)$/i.test(name)).map(([, value = ""]) => value);
  return {
    category: (names[0] ?? "Other").slice(0, 100),
    brand: facet("brand")[0] ?? "",
    words: [...names.slice(1), ...more].filter(Boolean),
  };
}
