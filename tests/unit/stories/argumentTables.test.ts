import { beforeEach, describe, expect, it, vi } from "vitest";
import { describeArgs } from "../../../.storybook/args/describeArgs";
import { componentsIn, readComponents } from "../../../.storybook/args/readComponents";
import { descriptionOf } from "../../../.storybook/args/wording";
import { plainWords } from "../../../.storybook/guidance/plainWords";

const components = readComponents();
beforeEach(() => void vi.stubGlobal("__COMPONENTS__", components));

type Context = Parameters<typeof describeArgs>[0];
type Row = {
  description: string;
  control?: unknown;
  table: { type: { summary: string }; defaultValue: { summary: string } };
};

/** The rows of a component's table, made of what its types say. */
function rows(name: string, types: Record<string, [type: string, required?: boolean]>, initialArgs = {}) {
  const props = Object.fromEntries(
    Object.entries(types).map(([key, [type, required = false]]) => [key, { required, tsType: { name: type } }]),
  );
  const argTypes = Object.fromEntries(Object.keys(types).map((key) => [key, { name: key }]));
  const component = { __docgenInfo: { displayName: name, props } };
  const context = { argTypes, initialArgs, component, parameters: { fileName: "" } };
  return describeArgs(context as unknown as Context) as unknown as Record<string, Row>;
}

describe("the tables of arguments", () => {
  it("show an argument's default, also when another function of the file has it", () => {
    const { size, busy, icon, label } = rows("Button", {
      size: ['"small" | "medium"'],
      busy: ["boolean"],
      icon: ["ReactNode"],
      label: ["string", true],
    });
    const found = [size, busy, icon, label].map((row) => row?.table.defaultValue.summary);
    expect(found).toEqual(['"medium"', "false", "left out", "required"]);
  });

  it("have a row for an argument of the story that no type documents", () => {
    const { onClick } = rows("Button", {}, { onClick: () => {} });
    expect([onClick?.description, onClick?.table.defaultValue.summary]).toEqual([
      "What happens on “click”.",
      "left out",
    ]);
  });

  it("name the type of a list", () => {
    expect(rows("SelectField", { options: ["unknown", true] }).options?.table.type.summary).toContain("[]");
  });

  it("describe every argument, and offer no field for data that nobody would type", () => {
    const words = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`w${index}`, ""]));
    const found = rows(
      "Modal",
      { words: ["english"], onTakeBack: ["() => void"], title: ["string"], rating: ["{ a: number }"] },
      { words },
    );
    expect(found.onTakeBack?.description).toBe("What happens on “take back”.");
    expect(Object.values(found).every(({ description }) => description.length > 5)).toBe(true);
    expect([found.words, found.rating, found.title].map((row) => row?.control)).toEqual([
      { disable: true },
      { disable: true },
      undefined,
    ]);
  });

  it("only read defaults from destructured arguments", () => {
    const text = 'export function Tag({ tone = "neutral", size: s = 2, text }: TagProps) {\n  const other = 5;\n}';
    expect(componentsIn("src/design/Tag.tsx", text)).toMatchObject({
      names: ["Tag"],
      defaults: { tone: '"neutral"', size: "2" },
    });
  });

  it("contain no code", () => {
    expect(plainWords("Draws a price (spec 2.6, reading 17). It is not Fluent's (ADR 9).")).toBe("Draws a price.");
    expect(plainWords("Spec 2.11, Address: cards with a\n radio button.")).toBe("Address: cards with a radio button.");
    expect(plainWords("Spec 2.2, Top bar.")).toBe("Top bar.");
    expect(descriptionOf("isSwitching")).toBe("True or false: it is switching.");
  });
});
