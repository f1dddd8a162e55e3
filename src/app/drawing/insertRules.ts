/**
 * Inserts the rules that a page's own sheet lacks between those that it has, so that all stand in Griffel's order. The page's
 * policy allows rules that a script inserts. It is written into the page as text, so it may use nothing but its parameters.
 * @param rules all rules, in Griffel's order
 * @param ruleName finds a rule's name
 */
export async function insertRules(
  sheet: Pick<CSSStyleSheet, "cssRules" | "insertRule">,
  rules: readonly string[],
  ruleName: RegExp,
): Promise<void> {
  const rulesInATask = 60;
  const nameOf = (rule: string) => ruleName.exec(rule)?.[0];
  // By name, because a browser leaves out rules that it does not know.
  const own = new Map(Array.from(sheet.cssRules, ({ cssText }, at) => [nameOf(cssText), at]));
  let at = 0;
  let added = 0;
  for (const rule of rules) {
    const name = nameOf(rule);
    // A rule without a name applies to the whole page, and every page has it.
    if (name === undefined) continue;
    const place = own.get(name);
    // Within a group the page's rules may stand in another order.
    if (place !== undefined) at = Math.max(at, place + added + 1);
    else {
      try {
        sheet.insertRule(rule, at);
        at += 1;
        added += 1;
      } catch {
        // This browser does not know the rule.
      }
      // Many rules in one task would delay the answer to a tap.
      if (added % rulesInATask === 0) await new Promise((goOn) => setTimeout(goOn));
    }
  }
}
