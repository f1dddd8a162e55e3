import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SkipLink } from "#design/a11y/SkipLink.tsx";

const meta = {
  title: "ui/a11y/SkipLink",
  component: SkipLink,
  args: {},
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link appears at the first press of Tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">The page</main>
    </>
  ),
};
