import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PageFrame } from "#design/shell/PageFrame.tsx";
import { TopBar } from "#design/shell/TopBar.tsx";

const meta = {
  title: "ui/shell/PageFrame",
  component: PageFrame,
  parameters: { bare: true },
  args: { top: <TopBar brand="Fresh Basket" />, children: <h1>The page</h1>, footer: <footer>The footer</footer> },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab stop is the link that skips the bars. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};
