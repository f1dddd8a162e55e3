import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AnnouncementBar } from "#design/announcement/AnnouncementBar.tsx";
import { LONG_NAME } from "../../support/builders";

const meta = {
  title: "ui/AnnouncementBar",
  component: AnnouncementBar,
  parameters: { bare: true },
  args: { message: "Free delivery above ₹499 this week", onDismiss: fn() },
} satisfies Meta<typeof AnnouncementBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss announcement" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { message: LONG_NAME.repeat(2) } };
