import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AccountIcon } from "#features/account/views/AccountIcon.tsx";

const meta = {
  title: "features/account/AccountIcon",
  component: AccountIcon,
  args: { name: "orders" },
} satisfies Meta<typeof AccountIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A plugin may bring its own SVG path. */
export const OfAPlugin: Story = { args: { name: { path: "M4 10h12M10 4v12" } } };
