import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { UpdateModal } from "../../../src/features/subscription/views/UpdateModal";
import { dark, kiosk, narrow } from "../../support/builders";
import { subscription } from "../../support/subscriptionBuilders";

const meta = {
  title: "features/subscription/UpdateModal",
  component: UpdateModal,
  args: {
    subscription: subscription(),
    daysOfWeek: ["MONDAY", "FRIDAY"],
    endDate: "",
    today: "2026-03-05",
    onToggleDay: fn(),
    onEndDate: fn(),
    onCancel: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof UpdateModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Sunday" }));
    await expect(args.onToggleDay).toHaveBeenCalledWith("SUNDAY");
  },
};
export const Empty: Story = { args: { daysOfWeek: [] } };
export const Loading: Story = { args: { saving: true } };
export const Narrow: Story = narrow;
export const Dark: Story = dark;
export const Kiosk: Story = kiosk;
