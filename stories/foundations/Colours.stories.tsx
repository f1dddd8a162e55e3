import { makeStyles } from "@fluentui/react-components";
import { expect, spyOn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Section } from "#design/section/Section.tsx";
import { SHADE_STEPS } from "#design/theme/colours/shades.ts";
import { coloursOf } from "../../.storybook/palettes";
import { Contrast } from "./Contrast";
import { colourTokens } from "./colourTokens";
import { PAIRS } from "./pairs";
import { Swatch, TokenTable } from "./TokenTable";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "48px", maxWidth: "960px" },
  ramp: { display: "grid", gridTemplateColumns: "repeat(9, minmax(0, 1fr))", marginBlockEnd: "16px" },
  shade: { height: "56px" },
  pairs: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))", gap: "12px" },
});

function Colours() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Section title="Shades">
        <p>Of each of the store's three colours: 500 is its own, the others mix its lightness.</p>
        {["primary", "secondary", "neutral"].map((name) => (
          <div key={name}>
            <p>
              <code>--haat-{name}-…</code>
            </p>
            <div className={styles.ramp}>
              {SHADE_STEPS.map((step) => (
                <div key={step}>
                  <div className={styles.shade} style={{ backgroundColor: `var(--haat-${name}-${step})` }} />
                  {step}
                </div>
              ))}
            </div>
          </div>
        ))}
      </Section>
      <Section title="Pairs">
        <p>Text and the ground it stands on; each is corrected to 4.5 : 1, whatever the store chose.</p>
        <div className={styles.pairs}>
          {PAIRS.map(([name, color, backgroundColor]) => (
            <Contrast key={name} name={name} color={color} backgroundColor={backgroundColor} />
          ))}
        </div>
      </Section>
    </div>
  );
}

const meta = { title: "Foundations/Colours", component: Colours, tags: ["!autodocs"] } satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Every colour by its name in the code, with its value in the toolbar's store; a press copies a name or a value. */
export const Tokens: Story = {
  render: (_, { globals }) => (
    <TokenTable
      headings={["Light", "Dark"]}
      tokens={colourTokens(coloursOf(String(globals.palette), String(globals.own)))}
      draw={(colour) => <Swatch colour={colour} />}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /haat\.ground / });
    for (const button of within(row).getAllByRole("button")) {
      const copied = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
      await userEvent.click(button);
      await expect(copied).toHaveBeenCalledWith(button.textContent);
      await expect(button).toHaveAccessibleName(`Copied ${button.textContent}`);
      copied.mockRestore();
    }
  },
};
export const Awkward: Story = { globals: { palette: "awkward" } };
