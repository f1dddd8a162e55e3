import { expect, screen, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { KeyboardDock } from "#plugins/kiosk/input/KeyboardDock.tsx";
import { onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/KeyboardDock",
  component: KeyboardDock,
  ...onStage,
  args: { language: "en" },
  render: (args) => (
    <>
      <input aria-label="Search" />
      <KeyboardDock {...args} />
    </>
  ),
} satisfies Meta<typeof KeyboardDock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard is shown while a field has the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText("Search"));
    await screen.findByRole("button", { name: "m" });
  },
};
const open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText("Search"));
    await waitFor(() => expect(document.querySelector("[data-kiosk-keyboard]")).not.toBeNull());
  },
};
export const HindiKeys: Story = { ...open, args: { language: "hi" } };
export const UrduKeys: Story = { ...open, args: { language: "ur" } };
