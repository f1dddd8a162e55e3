import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Glyph } from "../../../src/ui/glyph/Glyph";

const meta = {
  title: "ui/Glyph",
  component: Glyph,
  args: { name: "cart", size: 32 },
} satisfies Meta<typeof Glyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
