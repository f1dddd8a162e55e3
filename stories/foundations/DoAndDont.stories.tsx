import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Price } from "#commerce/price/Price.tsx";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { haat, type } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))", gap: "24px", margin: "0" },
  side: { padding: "16px", borderRadius: haat.radiusCard, backgroundColor: haat.groundRaised },
  name: { ...type.strong, marginBlockEnd: "12px" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px" },
});

function Side({ isDo, children }: { isDo: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.side}>
      <p className={styles.name}>
        <StatusTag tone={isDo ? "success" : "danger"} text={isDo ? "Do" : "Don't"} />
      </p>
      {children}
    </div>
  );
}

function Pair({ good, bad }: { good: ReactNode; bad: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Side isDo>{good}</Side>
      <Side isDo={false}>{bad}</Side>
    </div>
  );
}

const nothing = () => {};

const meta = {
  title: "Foundations/Do and don't",
  component: Pair,
  tags: ["!autodocs"],
  args: { good: "", bad: "" },
} satisfies Meta<typeof Pair>;
export default meta;
type Story = StoryObj<typeof meta>;

function Actions({ second }: { second: "primary" | "secondary" }) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <Button appearance="primary">Place Order</Button>
      <Button appearance={second}>Shop more</Button>
    </div>
  );
}
/** A screen has one main action; two of them compete. */
export const OneMainAction: Story = {
  args: { good: <Actions second="secondary" />, bad: <Actions second="primary" /> },
};
/** A failure says what happened, what was kept and what to do next. */
export const FailuresLeadOn: Story = {
  args: {
    good: <ErrorState compact status={503} message="The shop is resting. Your cart is kept." onRetry={nothing} />,
    bad: <ErrorState compact title="Error" message="Something went wrong." />,
  },
};
/** An error is a text under its field. */
export const ErrorsAtTheirField: Story = {
  args: {
    good: <TextField name="pin" label="Pincode" value="5600" error="Please enter a valid Pincode" onChange={nothing} />,
    bad: <TextField name="code" label="Pincode" value="5600" hint="See the message above" onChange={nothing} />,
  },
};
/** A status is a word with a colour, never a colour alone. */
export const StatusInWords: Story = {
  args: { good: <StatusTag tone="warning" text="Pending" />, bad: <StatusTag tone="warning" text="●" /> },
};
/** A price is drawn by `Price`: rupees grouped as in India, with the list price struck through only when it is higher. */
export const PricesByPrice: Story = {
  args: { good: <Price sellingPrice={123_456_750} mrp={149_900_000} />, bad: "Rs 1234567.5" },
};
