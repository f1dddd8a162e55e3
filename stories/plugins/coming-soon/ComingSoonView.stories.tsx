import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ComingSoonView } from "#plugins/coming-soon/ComingSoonView.tsx";

const meta = {
  title: "plugins/coming-soon/ComingSoonView",
  component: ComingSoonView,
  args: { name: "Fresh Basket", logo: "" },
} satisfies Meta<typeof ComingSoonView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByPlaceholderText("Coming soon.."), "milk");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(canvas.getByPlaceholderText("Coming soon..")).toHaveValue("milk");
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
