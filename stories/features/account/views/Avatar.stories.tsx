import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Avatar } from "#features/account/views/Avatar.tsx";
import { PORTRAIT } from "../../../support/portrait";

const meta = {
  title: "features/account/Avatar",
  component: Avatar,
  args: { src: PORTRAIT, name: "Asha Menon" },
  render: (args) => (
    <div style={{ width: 96 }}>
      <Avatar {...args} />
    </div>
  ),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { src: "" } };
