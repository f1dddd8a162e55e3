import { fn, screen, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SearchLayout } from "#features/search/views/SearchLayout.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "features/search/SearchLayout",
  component: SearchLayout,
  args: {
    header: (toggle) => <header>Showing Results for milk {toggle}</header>,
    filters: "A FilterPanel",
    activeFilters: 2,
    total: 48,
    onClear: fn(),
    children: "The results",
  },
} satisfies Meta<typeof SearchLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On narrow screens a button opens the filters in a sheet. */
export const Narrow: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const [toggle] = canvas.getAllByRole("button");
    if (toggle) await userEvent.click(toggle);
    await screen.findByRole("dialog");
  },
};
