import { makeStyles } from "@fluentui/react-components";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { haat, space } from "#design/theme/haat.ts";
import { TokenTable } from "./TokenTable";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "32px", alignItems: "flex-start" },
  bar: { height: "16px", backgroundColor: haat.primaryFill },
  corner: { width: "96px", height: "48px", backgroundColor: haat.primaryTint },
});

const distances = Object.entries(space).map(([name, width]) => [`space.${name}`, width] as const);
const corners = [
  ["haat.radiusCard", "12px"],
  ["haat.radiusControl", "8px"],
  ["haat.radiusFull", haat.radiusFull],
] as const;

function Spacing() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <TokenTable
        headings={["Distance"]}
        tokens={distances}
        draw={(width) => <span className={styles.bar} style={{ width }} />}
      />
      <TokenTable
        headings={["Radius"]}
        tokens={corners}
        draw={(borderRadius) => <span className={styles.corner} style={{ borderRadius }} />}
      />
    </div>
  );
}

const meta = { title: "Foundations/Spacing", component: Spacing, tags: ["!autodocs"] } satisfies Meta<typeof Spacing>;
export default meta;
export const Default: StoryObj<typeof meta> = {};
