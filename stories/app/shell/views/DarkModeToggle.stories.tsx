import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DarkModeToggle } from "#app/shell/views/DarkModeToggle.tsx";

const meta = {
  title: "app/shell/DarkModeToggle",
  component: DarkModeToggle,
  args: { dark: false, onToggle: fn() },
} satisfies Meta<typeof DarkModeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { args: { dark: true }, globals: { scheme: "dark" } };
