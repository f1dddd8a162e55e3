import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DeliveryRow } from "#features/subscription/views/DeliveryRow.tsx";
import { delivery } from "../../../support/subscriptionBuilders";

const meta = {
  title: "features/subscription/DeliveryRow",
  component: DeliveryRow,
  args: { delivery: delivery(), onSkip: fn(), onTakeBack: fn() },
  render: (args) => (
    <ul style={{ padding: 0, listStyle: "none" }}>
      <DeliveryRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof DeliveryRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Skip/ }));
    await expect(args.onSkip).toHaveBeenCalledWith("2026-03-06");
  },
};
export const Skipped: Story = { args: { delivery: delivery({ state: "SKIPPED", reason: "You skipped this day." }) } };
export const WithError: Story = {
  args: { delivery: delivery({ state: "FAILED", canChange: false, reason: "The wallet had too little in it." }) },
};
export const Busy: Story = { args: { busy: true } };
