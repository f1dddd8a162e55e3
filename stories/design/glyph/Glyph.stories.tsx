import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Dots } from "#design/glyph/Dots.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";

const meta = {
  title: "ui/Glyph",
  component: Glyph,
  subcomponents: { Dots },
  args: { name: "cart", size: 32 },
} satisfies Meta<typeof Glyph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On a button that opens a menu. */
export const OfAMenu: Story = { render: () => <Dots /> };
