import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ReachView } from "#plugins/kiosk/reach/ReachView.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/ReachView",
  component: ReachView,
  ...onStage,
  args: {
    words: english,
    isLow: false,
    isLarge: false,
    isSpoken: false,
    onLow: fn(),
    onLarge: fn(),
    onSpoken: fn(),
  },
} satisfies Meta<typeof ReachView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Bring lower" }));
    await expect(args.onLow).toHaveBeenCalledOnce();
  },
};
export const Chosen: Story = { args: { isLow: true, isLarge: true } };
export const WithoutAVoice: Story = { args: { isSpoken: undefined } };
