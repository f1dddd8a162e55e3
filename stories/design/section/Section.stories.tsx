import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Section } from "#design/section/Section.tsx";
import { LONG_NAME, narrow } from "../../support/builders";

const meta = {
  title: "ui/section/Section",
  component: Section,
  args: {
    title: "Shop by Category",
    more: { href: "#category", text: "See more" },
    children: "What stands in it",
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTextNarrow: Story = { ...narrow, args: { title: LONG_NAME } };
