import { makeStyles } from "@fluentui/react-components";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { haat, type } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "16px" },
  caption: type.caption,
  body: type.body,
  large: type.large,
  subtitle: type.subtitle,
  title: type.title,
  display: type.display,
  hero: type.hero,
  soft: { color: haat.textSoft },
  tabular: { ...type.large, ...type.tabular, whiteSpace: "pre" },
});

function TypeScale() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <p className={styles.hero}>40 Fresh every morning</p>
      <p className={styles.display}>32 Fresh every morning</p>
      <p className={styles.title}>24 Shop by Category</p>
      <p className={styles.subtitle}>20 Popular Products</p>
      <p className={styles.large}>16 Sona masoori rice, aged twelve months</p>
      <p className={styles.body}>14 Delivered by eight, in bags that come back.</p>
      <p className={styles.caption}>12 Nandi Dairy · 500 ml</p>
      <p className={styles.soft}>Soft text for what is said quietly</p>
      <p className={styles.large}>ताज़ा फल और सब्ज़ियाँ · فواكه وخضروات طازجة</p>
      <p className={styles.tabular}>{"₹1,234.50\n₹9,876.00"}</p>
    </div>
  );
}

const meta = { title: "Foundations/Type", component: TypeScale, tags: ["!autodocs"] } satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
