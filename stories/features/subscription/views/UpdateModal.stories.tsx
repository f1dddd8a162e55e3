import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { UpdateModal } from "#features/subscription/views/UpdateModal.tsx";
import { narrow } from "../../../support/builders";
import { subscription } from "../../../support/subscriptionBuilders";

const meta = {
  title: "features/subscription/UpdateModal",
  component: UpdateModal,
  args: {
    subscription: subscription(),
    today: "2026-03-05",
    saving: false,
    onRefused: fn(),
    onCancel: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof UpdateModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = subscription();
none.subscriptionRecurrence = { ...none.subscriptionRecurrence, daysOfWeek: [] };

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const everyDay = await page.findByRole("button", { name: "Every day" });
    await waitFor(() => expect(everyDay).toHaveFocus());
    await userEvent.click(page.getByRole("button", { name: "Sunday" }));
    await userEvent.click(page.getByRole("button", { name: "Update" }));
    await expect(args.onSave).toHaveBeenCalledWith({
      daysOfWeek: ["SUNDAY", "MONDAY", "WEDNESDAY", "FRIDAY"],
      endDate: "",
    });
  },
};
export const WithError: Story = {
  args: { subscription: none },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole("button", { name: "Sunday" });
    await userEvent.click(page.getByRole("button", { name: "Update" }));
    // The form is validated more than once, and the message disappears between two validations.
    await waitFor(() => expect(page.getByText("Error! Please select repeated days.")).toBeVisible());
    await expect(args.onRefused).toHaveBeenCalledWith("Error! Please select repeated days.");
  },
};
export const Loading: Story = { args: { saving: true } };
export const Narrow: Story = { ...narrow };
