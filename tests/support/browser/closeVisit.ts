import type { BrowserContext } from "playwright";

/** Closes a visit. An answer that a test still changes on its way is let go: without its page it has no body to read. */
export async function closeVisit(context: BrowserContext): Promise<void> {
  const quietly = { behavior: "ignoreErrors" } as const;
  await Promise.all([context, ...context.pages()].map((where) => where.unrouteAll(quietly)));
  await context.close();
}
