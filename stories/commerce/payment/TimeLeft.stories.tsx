import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TimeLeft } from "#commerce/payment/TimeLeft.tsx";

const meta = {
  title: "ui/payment/TimeLeft",
  component: TimeLeft,
  args: { until: 0 },
} satisfies Meta<typeof TimeLeft>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The time has run out. */
export const Default: Story = {};
/** Counted from the moment when the story is drawn. */
export const Running: Story = { render: (args) => <TimeLeft {...args} until={Date.now() + 299_500} /> };
