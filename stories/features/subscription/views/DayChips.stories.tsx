import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DayChips } from "#features/subscription/views/DayChips.tsx";

const meta = {
  title: "features/subscription/DayChips",
  component: DayChips,
  args: { chosen: ["MONDAY", "FRIDAY"], onChange: fn() },
} satisfies Meta<typeof DayChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sunday" }));
    await expect(args.onChange).toHaveBeenCalledWith(["SUNDAY", "MONDAY", "FRIDAY"]);
    await userEvent.click(canvas.getByRole("button", { name: "Weekdays" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"]);
  },
};
export const EveryDay: Story = {
  args: { chosen: ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"] },
};
export const WithError: Story = { args: { chosen: [], error: "Error! Please select repeated days." } };
export const Disabled: Story = { args: { disabled: true } };
