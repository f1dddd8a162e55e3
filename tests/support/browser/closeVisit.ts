import type { BrowserContext } from "playwright";

/** Closes a visit. Ends the routes first: a route that still reads an answer would fail when the page is gone. */
export async function closeVisit(context: BrowserContext): Promise<void> {
  const quietly = { behavior: "ignoreErrors" } as const;
  await Promise.all([context, ...context.pages()].map((where) => where.unrouteAll(quietly)));
  await context.close();
}
