import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { LONG_NAME, narrow } from "../../support/builders";

const meta = {
  title: "ui/Panel",
  component: Panel,
  args: {
    title: "Shipping Address",
    aside: <Button size="small">Edit</Button>,
    children: "14, Temple Road, Jayanagar",
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTextNarrow: Story = { ...narrow, args: { title: LONG_NAME, children: LONG_NAME.repeat(2) } };
