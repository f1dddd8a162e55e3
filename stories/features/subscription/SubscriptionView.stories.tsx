import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SubscriptionView } from "../../../src/features/subscription/views/SubscriptionView";
import { aProduct, aVariant, dark, kiosk, LONG_NAME, narrow } from "../../support/builders";

const meta = {
  title: "features/subscription/SubscriptionView",
  component: SubscriptionView,
  args: {
    product: aProduct({ isSubscribable: true }),
    variant: aVariant(),
    weight: "500 ml",
    quantity: 2,
    onQuantity: fn(),
  },
} satisfies Meta<typeof SubscriptionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^increase/i }));
    await expect(args.onQuantity).toHaveBeenCalledWith(3);
  },
};
export const LongText: Story = { args: { product: aProduct({ isSubscribable: true, name: LONG_NAME }) } };
export const Narrow: Story = narrow;
export const Dark: Story = dark;
export const Kiosk: Story = kiosk;
