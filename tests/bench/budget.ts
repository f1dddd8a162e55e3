import { writeBudgetTable } from "./report/writeBudgetTable";

/** `npm run bench -- budget`: writes the README's tables from the figures in docs/bench. */
await writeBudgetTable();
