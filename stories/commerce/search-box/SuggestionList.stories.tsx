import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { type Suggestion, SuggestionList } from "#commerce/search-box/SuggestionList.tsx";
import { dark, LONG_NAME, narrow } from "../../support/builders";
import { pictures } from "../../support/pictures";

const found: Suggestion[] = [
  { group: "search", key: "s", words: "Search for “mi”" },
  { group: "categories", key: "c1", words: "Dairy & Eggs", picture: pictures.milk },
  {
    group: "products",
    key: "p1",
    words: "Full cream milk",
    picture: pictures.milk,
    detail: "500 ml",
    sellingPrice: 3400,
    mrp: 3600,
  },
  { group: "products", key: "p2", words: "Alphonso mango", picture: "", detail: "1 kg", sellingPrice: 12900 },
];

const meta = {
  title: "ui/search-box/SuggestionList",
  component: SuggestionList,
  args: {
    id: "suggestions",
    suggestions: found,
    titles: { recent: "Recent searches", categories: "Categories", products: "Products" },
    activeKey: undefined,
    onChoose: fn(),
    onPoint: fn(),
  },
  render: (args) => (
    <div style={{ position: "relative", maxWidth: 560 }}>
      <SuggestionList {...args} />
    </div>
  ),
} satisfies Meta<typeof SuggestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("option", { name: /Full cream milk/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(2);
  },
};
export const Chosen: Story = { args: { activeKey: "p1" } };
export const Recent: Story = {
  args: {
    suggestions: ["basmati rice", "milk"].map((words) => ({ group: "recent", key: words, words })),
    onClearRecent: fn(),
  },
};
export const Listening: Story = { args: { notice: "Listening. Say what you look for." } };
export const LongText: Story = {
  args: { suggestions: [{ ...found[2], words: LONG_NAME, sellingPrice: 98_765_400, mrp: 99_999_900 } as Suggestion] },
};
export const Narrow: Story = { ...narrow };
export const Dark: Story = { ...dark, args: { activeKey: "p1" } };
