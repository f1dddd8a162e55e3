import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductCard } from "#commerce/product-card/ProductCard.tsx";
import { AddButton } from "#commerce/quantity-stepper/AddButton.tsx";
import { CountBadge } from "#design/badge/CountBadge.tsx";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { Chip } from "#design/chip/Chip.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { Link } from "#design/link/Link.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { RadioCard } from "#design/radio-card/RadioCard.tsx";
import { RadioCardGroup } from "#design/radio-card/RadioCardGroup.tsx";
import { palettes } from "../../.storybook/palettes";
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
