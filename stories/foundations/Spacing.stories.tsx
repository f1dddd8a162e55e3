import { makeStyles } from "@fluentui/react-components";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { haat, space } from "../../src/ui/theme/haat";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "12px" },
  row: { display: "flex", alignItems: "center", columnGap: "16px" },
  name: { width: "120px", fontVariantNumeric: "tabular-nums" },
  bar: { height: "16px", backgroundColor: haat.primaryFill },
  corner: { width: "96px", height: "64px", backgroundColor: haat.primaryTint },
});

function Spacing() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      {Object.entries(space).map(([name, width]) => (
        <div key={name} className={styles.row}>
          <span className={styles.name}>
            {name} {width}
          </span>
          <span className={styles.bar} style={{ width }} />
        </div>
      ))}
      <div className={styles.row}>
        <span className={styles.name}>Cards 12</span>
        <span className={styles.corner} style={{ borderRadius: haat.radiusCard }} />
        <span className={styles.name}>Controls 8</span>
        <span className={styles.corner} style={{ borderRadius: haat.radiusControl }} />
        <span className={styles.name}>Chips full</span>
        <span className={styles.corner} style={{ borderRadius: haat.radiusFull }} />
      </div>
    </div>
  );
}

const meta = { title: "Foundations/Spacing", component: Spacing, tags: ["!autodocs"] } satisfies Meta<typeof Spacing>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
