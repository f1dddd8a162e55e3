import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Chip } from "#design/chip/Chip.tsx";
import { ScrollRow } from "#design/scroll-row/ScrollRow.tsx";
import { categories, narrow } from "../../support/builders";

const meta = {
  title: "ui/ScrollRow",
  component: ScrollRow,
  args: {
    label: "Categories",
    children: categories(12).map(({ id, name }) => (
      <li key={id}>
        <Chip pressed={false} onToggle={() => {}}>
          {name}
        </Chip>
      </li>
    )),
  },
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = { ...narrow };
export const Wrapping: Story = { args: { wrapFromTablet: true } };
