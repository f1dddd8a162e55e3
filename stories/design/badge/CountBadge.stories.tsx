import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CountBadge } from "#design/badge/CountBadge.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";

const meta = {
  title: "ui/badge/CountBadge",
  component: CountBadge,
  args: { count: 3 },
  render: ({ count }) => (
    <span style={{ position: "relative", display: "inline-block", margin: 16 }}>
      <Glyph name="cart" size={32} />
      <CountBadge count={count} />
    </span>
  ),
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { count: 0 } };
export const Many: Story = { args: { count: 120 } };
