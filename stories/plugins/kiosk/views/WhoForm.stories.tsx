import { fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { WhoForm } from "#plugins/kiosk/views/WhoForm.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onSmall, onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/WhoForm",
  component: WhoForm,
  ...onStage,
  args: { words: english, onSay: async () => true, onSkip: fn(), onLogIn: async () => {}, onBack: fn() },
} satisfies Meta<typeof WhoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await canvas.findByText("Enter a name or a mobile number");
  },
};
export const Small: Story = { ...onSmall };
