import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ChipLink } from "#design/chip/ChipLink.tsx";
import { ScrollRow } from "#design/scroll-row/ScrollRow.tsx";
import { categories, narrow } from "../../support/builders";

const meta = {
  title: "ui/ScrollRow",
  component: ScrollRow,
  args: {
    label: "Categories",
    children: categories(12).map(({ id, name }) => (
      <li key={id}>
        <ChipLink href="#c">{name}</ChipLink>
      </li>
    )),
  },
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = { ...narrow };
export const Wrapping: Story = { args: { wrapFromTablet: true } };
