import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AccountColumn } from "#features/account/views/AccountColumn.tsx";

const meta = {
  title: "features/account/AccountColumn",
  component: AccountColumn,
  args: { children: <h1>Addresses</h1> },
} satisfies Meta<typeof AccountColumn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
