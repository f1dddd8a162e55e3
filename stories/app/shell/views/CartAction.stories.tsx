import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CartAction } from "#app/shell/views/CartAction.tsx";

const meta = {
  title: "app/shell/CartAction",
  component: CartAction,
  args: { cart: { count: 3 } },
} satisfies Meta<typeof CartAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { cart: { count: 0 } } };
