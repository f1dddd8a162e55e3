import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PauseFields } from "#features/subscription/views/PauseFields.tsx";

const meta = {
  title: "features/subscription/PauseFields",
  component: PauseFields,
  args: {
    pause: null,
    from: "",
    until: "",
    today: "2026-03-05",
    onFrom: fn(),
    onUntil: fn(),
    onPause: fn(),
    onResume: fn(),
  },
} satisfies Meta<typeof PauseFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Paused: Story = {
  args: { pause: { from: "2026-03-11", until: "2026-03-20" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { from: "2026-03-11", until: "2026-03-20", busy: true } };
