import { writeBudgetTable } from "./report/writeBudgetTable";

/** `npm run bench -- budget`: the README's tables from the figures that docs/bench keeps. */
await writeBudgetTable();
