import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { KioskBar } from "../../../../plugins/kiosk/views/KioskBar";
import { english } from "../../../../plugins/kiosk/words/english";
import { onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/KioskBar",
  component: KioskBar,
  ...onStage,
  args: { words: english, path: "/cart", count: 3, onHome: fn(), onSearch: fn(), onCart: fn(), onStartOver: fn() },
} satisfies Meta<typeof KioskBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Home/ }));
    await expect(args.onHome).toHaveBeenCalled();
  },
};
