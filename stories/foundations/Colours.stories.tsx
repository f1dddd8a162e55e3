import { makeStyles } from "@fluentui/react-components";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Section } from "../../src/ui/section/Section";
import { SHADE_STEPS } from "../../src/ui/theme/colours/shades";
import { haat } from "../../src/ui/theme/haat";
import { Contrast } from "./Contrast";

const PAIRS = [
  ["Text", haat.text, haat.ground],
  ["Soft text", haat.textSoft, haat.ground],
  ["Text on a card", haat.text, haat.groundRaised],
  ["Text on a sunken ground", haat.textSoft, haat.groundSunken],
  ["The main action", haat.onPrimary, haat.primaryFill],
  ["Links and selection", haat.primaryText, haat.groundRaised],
  ["Selected", haat.primaryText, haat.primaryTint],
  ["Accent", haat.onSecondary, haat.secondaryFill],
  ["Active chip", haat.secondaryText, haat.secondaryTint],
  ["Success", haat.success, haat.successTint],
  ["Warning", haat.warning, haat.warningTint],
  ["Danger", haat.danger, haat.dangerTint],
  ["Information", haat.info, haat.infoTint],
] as const;

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
      <Section
        title="Shades"
        subtitle="Of each of the store's three colours: 500 is its own, the others mix its lightness."
      >
        {["primary", "secondary", "neutral"].map((name) => (
          <div key={name}>
            <p>{name}</p>
            <div className={styles.ramp}>
              {SHADE_STEPS.map((step) => (
                <div
                  key={step}
                  title={`${name} ${step}`}
                  className={styles.shade}
                  style={{ backgroundColor: `var(--haat-${name}-${step})` }}
                />
              ))}
            </div>
          </div>
        ))}
      </Section>
      <Section
        title="Pairs"
        subtitle="Text and the ground it stands on; each is corrected to 4.5 : 1, whatever the store chose."
      >
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
export const Awkward: Story = { globals: { palette: "awkward" } };
