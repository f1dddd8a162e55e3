import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { palettes } from "../../.storybook/palettes";
import { CountBadge } from "../../src/ui/badge/CountBadge";
import { StatusTag } from "../../src/ui/badge/StatusTag";
import { Button } from "../../src/ui/button/Button";
import { Chip } from "../../src/ui/chip/Chip";
import { TextField } from "../../src/ui/fields/TextField";
import { Link } from "../../src/ui/link/Link";
import { ErrorState } from "../../src/ui/page-state/ErrorState";
import { ProductCard } from "../../src/ui/product-card/ProductCard";
import { AddButton } from "../../src/ui/quantity-stepper/AddButton";
import { RadioCard } from "../../src/ui/radio-card/RadioCard";
import { RadioCardGroup } from "../../src/ui/radio-card/RadioCardGroup";
import { pictures } from "../support/pictures";
import { Contrast } from "./Contrast";
import { OfBrand } from "./OfBrand";
import { PAIRS } from "./pairs";

const useStyles = makeStyles({
  board: { display: "grid", gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  row: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  pairs: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: "8px" },
});

/** The same part once for each brand, in the scheme of the toolbar. */
function Brands({ dark, draw }: { dark: boolean; draw: (id: string) => ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.board}>
      {palettes.map((palette) => (
        <OfBrand key={palette.id} palette={palette} dark={dark}>
          {draw(palette.id)}
        </OfBrand>
      ))}
    </div>
  );
}

const meta = {
  title: "Foundations/Brands",
  component: Brands,
  tags: ["!autodocs"],
  parameters: { bare: true },
  args: { dark: false, draw: (_id: string): ReactNode => null },
  render: (args, { globals }) => <Brands {...args} dark={globals.scheme === "dark"} />,
} satisfies Meta<typeof Brands>;
export default meta;
type Story = StoryObj<typeof meta>;

function Actions() {
  const styles = useStyles();
  const [isOn, setOn] = useState(true);
  return (
    <>
      <div className={styles.row}>
        <Button appearance="primary">Continue</Button>
        <Button>Cancel</Button>
        <Button appearance="subtle">Edit</Button>
        <Button appearance="danger">Remove</Button>
      </div>
      <div className={styles.row}>
        <Chip pressed={isOn} onToggle={() => setOn(!isOn)}>
          Mon
        </Chip>
        <Chip pressed={!isOn} onToggle={() => setOn(!isOn)}>
          Tue
        </Chip>
        <CountBadge count={3} />
        <Link href="#link">A link</Link>
      </div>
      <div className={styles.row}>
        <StatusTag text="Pending" tone="warning" />
        <StatusTag text="Placed" tone="info" />
        <StatusTag text="Delivered" tone="success" />
        <StatusTag text="Failed" tone="danger" />
        <StatusTag text="Cancelled" />
      </div>
    </>
  );
}
export const Default: Story = { args: { draw: () => <Actions /> } };

function Pairs() {
  const styles = useStyles();
  return (
    <div className={styles.pairs}>
      {PAIRS.map(([name, color, backgroundColor]) => (
        <Contrast key={name} name={name} color={color} backgroundColor={backgroundColor} />
      ))}
    </div>
  );
}
/** Every pair of text and ground, with its contrast. */
export const Contrasts: Story = { args: { draw: () => <Pairs /> } };

export const Cards: Story = {
  args: {
    draw: () => (
      <ProductCard
        href="#product"
        name="Full cream milk, pasteurised"
        brand="Nandi Dairy"
        weight="500 ml"
        picture={pictures.milk}
        sellingPrice={3400}
        mrp={3600}
        rating={{ average: 4.3, count: 1204 }}
        action={
          <AddButton label="Milk" quantity={0} appearance="tint" onAdd={fn()} onIncrease={fn()} onDecrease={fn()} />
        }
      />
    ),
  },
};

export const Forms: Story = {
  args: {
    draw: (id) => (
      <>
        <TextField name={`name-${id}`} label="Name" value="Asha Menon" onChange={fn()} />
        <TextField
          name={`pin-${id}`}
          label="Pincode"
          value="5600"
          error="Please enter a valid Pincode"
          onChange={fn()}
        />
        <RadioCardGroup legend="Pay with">
          <RadioCard name={`pay-${id}`} value="online" checked title="Online payment" onChange={fn()} />
          <RadioCard name={`pay-${id}`} value="cash" checked={false} title="Cash on delivery" onChange={fn()} />
        </RadioCardGroup>
      </>
    ),
  },
};

export const Failures: Story = {
  args: {
    draw: () => <ErrorState compact status={503} message="The shop is resting. Your cart is kept." onRetry={fn()} />,
  },
};
