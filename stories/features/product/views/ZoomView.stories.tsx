import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ZoomView } from "#features/product/views/ZoomView.tsx";
import { pictures } from "../../../support/pictures";

const meta = {
  title: "features/product/ZoomView",
  component: ZoomView,
  args: { name: "Toned Milk", pictures: [pictures.milk, pictures.greens], first: 0, onClose: fn() },
} satisfies Meta<typeof ZoomView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: /Close/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
