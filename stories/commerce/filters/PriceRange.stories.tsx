import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PriceRange } from "#commerce/filters/PriceRange.tsx";
import { PRICE_RANGE } from "#domain/search/index.ts";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/filters/PriceRange",
  component: PriceRange,
  args: {
    min: 100,
    max: 50_000,
    limits: PRICE_RANGE,
    scale: { min: 0, max: 2_000, step: 10 },
    onChange: fn(),
  },
} satisfies Meta<typeof PriceRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Prices of seven digits. */
export const LongTextNarrow: Story = {
  ...narrow,
  args: { min: 1_200_000, max: 9_900_000, scale: { min: 0, max: 10_000_000, step: 1_000 } },
};
