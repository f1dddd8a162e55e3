import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { VoiceButton } from "#commerce/search-box/VoiceButton.tsx";

const meta = {
  title: "ui/search-box/VoiceButton",
  component: VoiceButton,
  args: { isListening: false, onToggle: fn() },
} satisfies Meta<typeof VoiceButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search by voice" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Listening: Story = { args: { isListening: true } };
