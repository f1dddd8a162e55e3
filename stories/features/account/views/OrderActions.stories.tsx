import { expect, fn, screen, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderActions } from "#features/account/views/OrderActions.tsx";
import { order } from "../../../support/commerceBuilders";

const meta = {
  title: "features/account/OrderActions",
  component: OrderActions,
  args: { order: order(), onView: fn(), onCancel: fn() },
} satisfies Meta<typeof OrderActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "View" }));
    await expect(args.onView).toHaveBeenCalledOnce();
  },
};
/** A cancelled order cannot be cancelled again. */
export const Cancelled: Story = { args: { order: order({ orderState: "CANCELLED" }) } };
