import { listCommand } from "../../listCommand";

export const storeSearches = listCommand({
  name: "store searches",
  summary: "what shoppers searched for and did not find, the most frequent first",
  read: ({ failedSearches }, owner, _, wanted) => failedSearches.list(owner, wanted),
  heads: ["SEARCHED FOR", "TIMES", "LAST DAY"],
  cells: ({ query, count, lastDay }) => [query, String(count), lastDay],
  none: "Every search of the last 90 days has found something.",
});
