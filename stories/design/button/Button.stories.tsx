import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button, LinkButton } from "#design/button/Button.tsx";
import { LONG_NAME } from "../../support/builders";

const meta = {
  title: "ui/Button",
  component: Button,
  subcomponents: { LinkButton },
  args: { children: "Continue", appearance: "primary", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** A busy button keeps the focus and ignores presses. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const AsLink: Story = {
  render: () => (
    <LinkButton href="#category" appearance="primary">
      Shop more
    </LinkButton>
  ),
};
export const LongText: Story = { args: { children: LONG_NAME, block: true } };
