import { makeStyles } from "@fluentui/react-components";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { haat } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))", gap: "32px" },
  tile: { padding: "24px", borderRadius: haat.radiusCard, minHeight: "96px" },
});

/** Cards are set off by tone and a thin border; only what floats has a shadow. */
const LEVELS = [
  ["The page", { backgroundColor: haat.ground }],
  ["Sunken: what is filled in or waits", { backgroundColor: haat.groundSunken }],
  [
    "A card: raised, with a hairline",
    { backgroundColor: haat.groundRaised, boxShadow: `inset 0 0 0 1px ${haat.hairline}` },
  ],
  ["A bar that sticks", { backgroundColor: haat.groundRaised, boxShadow: haat.shadowBar }],
  ["What floats: dialogs, menus, toasts", { backgroundColor: haat.groundRaised, boxShadow: haat.shadowFloat }],
] as const;

function Elevation() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      {LEVELS.map(([name, style]) => (
        <div key={name} className={styles.tile} style={style}>
          {name}
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: "Foundations/Elevation",
  component: Elevation,
  tags: ["!autodocs"],
} satisfies Meta<typeof Elevation>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
