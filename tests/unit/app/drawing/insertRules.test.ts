import { expect, test } from "vitest";
import { insertRules } from "../../../../src/app/drawing/insertRules";
import { RULE_NAME } from "../../../../src/ui/theme/rules/ruleGroups";

/** A page's sheet, as a browser has read it: `::gone` is not known to it. */
function sheetOf(own: readonly string[]) {
  const rules = own.filter((rule) => !rule.includes("::gone"));
  return {
    rules,
    sheet: {
      get cssRules() {
        return rules.map((cssText) => ({ cssText })) as unknown as CSSRuleList;
      },
      insertRule(rule: string, at = 0) {
        if (rule.includes("::gone")) throw new SyntaxError("Unknown.");
        rules.splice(at, 0, rule);
        return at;
      },
    },
  };
}

const rule = (name: string, more = "") => `.${name}${more}{color:red}`;
const wide = (name: string) => `@media (min-width:600px){.${name}{color:red}}`;
const GLOBAL = "html{margin:0}";
const inserted = async (own: readonly string[], all: readonly string[]) => {
  const { rules, sheet } = sheetOf(own);
  await insertRules(sheet, all, RULE_NAME);
  return rules;
};

test("all rules stand in the order of the whole sheet, and none of the page's own is there twice", async () => {
  const all = [rule("fa"), rule("fb"), rule("fc", ":hover"), rule("fd", ":hover"), wide("fe"), wide("ff")];
  for (let kept = 0; kept < 2 ** all.length; kept += 1) {
    const own = all.filter((_, at) => kept & (1 << at));
    expect(await inserted(own, all)).toEqual(all);
  }
});

test("a group in another order keeps its rules together, before the next group", async () => {
  const rules = await inserted(
    [rule("fb"), rule("fa"), wide("fe")],
    [rule("fa"), rule("fx"), rule("fb"), rule("fy"), wide("fz"), wide("fe")],
  );
  expect(rules.slice(0, 4).sort()).toEqual([rule("fa"), rule("fb"), rule("fx"), rule("fy")]);
  expect(rules.slice(4)).toEqual([wide("fz"), wide("fe")]);
});

test("rules for the whole page, and rules that the browser does not know, shift nothing", async () => {
  const all = [GLOBAL, rule("fa", "::gone"), rule("fb"), rule("fc"), rule("fd", "::gone"), wide("fe")];
  const rules = await inserted([GLOBAL, rule("fa", "::gone"), rule("fc")], all);
  expect(rules.filter((each) => each !== GLOBAL)).toEqual([rule("fb"), rule("fc"), wide("fe")]);
});

test("what is not Griffel's stays at the end", async () => {
  const rest = ":root{--x:1}";
  expect((await inserted([rule("fa"), rest], [rule("fa"), wide("fe")])).at(-1)).toBe(rest);
});

test("many rules are inserted in several tasks", async () => {
  const all = Array.from({ length: 200 }, (_, at) => rule(`f${at}a`));
  const { rules, sheet } = sheetOf([]);
  const done = insertRules(sheet, all, RULE_NAME);
  expect(rules).toHaveLength(60);
  await done;
  expect(rules).toEqual(all);
});
