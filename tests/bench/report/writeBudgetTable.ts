/** For now nothing. */
export async function writeBudgetTable(): Promise<void> {}
