import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RadioCard } from "#design/radio-card/RadioCard.tsx";
import { RadioCardGroup } from "#design/radio-card/RadioCardGroup.tsx";

const meta = {
  title: "ui/radio-card/RadioCardGroup",
  component: RadioCardGroup,
  args: {
    legend: "Shipping Address",
    columns: 2,
    children: ["Home", "Office"].map((value) => (
      <RadioCard key={value} name="address" value={value} checked={value === "Home"} title={value} onChange={fn()} />
    )),
  },
} satisfies Meta<typeof RadioCardGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { error: "Choose an address", missing: 1 } };
