import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ScheduleFields } from "#features/subscription/views/ScheduleFields.tsx";
import { slot } from "../../../support/subscriptionBuilders";

const meta = {
  title: "features/subscription/ScheduleFields",
  component: ScheduleFields,
  args: {
    startDate: "2026-03-05",
    endDate: "",
    today: "2026-03-05",
    daysOfWeek: ["MONDAY", "FRIDAY"],
    slots: [slot],
    slotId: slot.id,
    onStartDate: fn(),
    onEndDate: fn(),
    onDays: fn(),
    onSlot: fn(),
  },
} satisfies Meta<typeof ScheduleFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sunday" }));
    await expect(args.onDays).toHaveBeenCalledWith(["SUNDAY", "MONDAY", "FRIDAY"]);
  },
};
export const Empty: Story = { args: { daysOfWeek: [], slots: [], slotId: "" } };
