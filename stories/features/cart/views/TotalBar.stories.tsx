import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { TotalBar } from "#features/cart/views/TotalBar.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "features/cart/TotalBar",
  component: TotalBar,
  ...narrow,
  args: { paise: 115_450, children: <Button appearance="primary">Continue</Button> },
} satisfies Meta<typeof TotalBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {};
export const LoadingNarrow: Story = { args: { pending: true } };
export const UnknownNarrow: Story = { args: { paise: undefined } };
export const DeliveryLaterNarrow: Story = { args: { hint: "+ ₹29.00 delivery" } };
export const NothingToPayNarrow: Story = { args: { paise: 0, hint: "Nothing to pay" } };
/** Under a long cart. */
export const DetailsNarrow: Story = {
  args: { hint: "+ ₹29.00 delivery", onDetails: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Coupon and summary" }));
    await expect(args.onDetails).toHaveBeenCalled();
  },
};
/** In the later steps, where there are no tabs below it. */
export const LowestNarrow: Story = { args: { isLowest: true } };
export const LongTextNarrow: Story = { args: { paise: 987_654_350, hint: "+ ₹1,234.50 delivery" } };
