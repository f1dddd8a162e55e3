import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PageFrame } from "../../../src/features/account/views/PageFrame";

const meta = {
  title: "features/account/PageFrame",
  component: PageFrame,
  args: { children: <h1>Addresses</h1> },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
