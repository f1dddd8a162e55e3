import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Content } from "#design/section/Content.tsx";

const meta = {
  title: "ui/section/Content",
  component: Content,
  parameters: { bare: true },
  args: { stack: true, children: [<p key="1">One section</p>, <p key="2">48 to 64 px below it, the next</p>] },
} satisfies Meta<typeof Content>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
