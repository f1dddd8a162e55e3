import { expect } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ClosedView } from "#app/shell/views/ClosedView.tsx";

const meta = {
  title: "app/shell/ClosedView",
  component: ClosedView,
  args: { reason: "We count our stock and are back on Monday at eight." },
} satisfies Meta<typeof ClosedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("This store is closed for now");
    await expect(canvas.getByRole("link", { name: "Your orders" })).toHaveAttribute("href", "/account/orders");
  },
};
export const WithoutReason: Story = { args: { reason: "" } };
export const LongText: Story = {
  args: { reason: "Weareclosedforstocktakinguntilthefifteenth and a long reason for it besides. ".repeat(2) },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
