import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { EditIcon } from "#features/subscription/views/EditIcon.tsx";

const meta = {
  title: "features/subscription/EditIcon",
  component: EditIcon,
  args: {},
} satisfies Meta<typeof EditIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
