import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The checks for the second colour scheme: only those about colours, because names, roles and structure are the same.
 */
export const OF_COLOURS: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

const BASE: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  // Axe would load style sheets only for rules that are not among these.
  preload: false,
  selectors: false,
};

/** Runs axe for WCAG 2.2 AA. @returns one line for each violation, with the places where it occurs */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(violations, { ...BASE, ...options });
}

/** Runs in the page and returns only the violations: sending all of axe's results would take as long as axe itself. */
async function violations(options: RunOptions): Promise<string[]> {
  const { axe } = window as unknown as { axe: { run(context: Document, o: RunOptions): Promise<AxeResults> } };
  const found = await axe.run(document, options);
  return found.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes
        .slice(0, 3)
        .map(
          (node) =>
            `${node.html.slice(0, 160)} (${node.failureSummary?.split("\n").slice(1, 3).join(" ").trim() ?? ""})`,
        )
        .join(" | ")}`,
  );
}
