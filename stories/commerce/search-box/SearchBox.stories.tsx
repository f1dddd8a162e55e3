import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SearchBox } from "#commerce/search-box/SearchBox.tsx";
import { LONG_NAME, narrow } from "../../support/builders";

const meta = {
  title: "ui/search-box/SearchBox",
  component: SearchBox,
  args: { placeholder: "Search a product", onSearch: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByPlaceholderText("Search a product"), " milk {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("milk");
  },
};
export const LongTextNarrow: Story = { ...narrow, args: { defaultValue: LONG_NAME } };
