import { expect, fn, screen, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { Modal } from "#design/modal/Modal.tsx";
import { ModalDialog } from "#design/modal/ModalDialog.tsx";

const meta = {
  title: "ui/modal/Modal",
  component: Modal,
  subcomponents: { ModalDialog },
  args: {
    open: true,
    title: "Add Address",
    onClose: fn(),
    children: "The form stands here.",
    actions: (
      <>
        <Button>Cancel</Button>
        <Button appearance="primary">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Question: Story = {
  args: { size: "small", title: "Remove this address?", children: "It stays on the orders it was used for." },
};
export const LongText: Story = { args: { children: "A long story. ".repeat(400) } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
