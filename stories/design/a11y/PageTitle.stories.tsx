import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { LONG_NAME } from "../../support/builders";

const meta = {
  title: "ui/a11y/PageTitle",
  component: PageTitle,
  args: { children: "Your cart, 3 items" },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: LONG_NAME } };
