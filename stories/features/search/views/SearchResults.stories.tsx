import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { catalogueColumns } from "#domain/catalogue/index.ts";
import { SearchResults } from "#features/search/views/SearchResults.tsx";
import { kiosk, LONG_NAME, narrow, products } from "../../../support/builders";
import { unavailable } from "../../../support/loaded";
import { listOf } from "../../../support/tileMaker";

const meta = {
  title: "features/search/SearchResults",
  component: SearchResults,
  args: {
    list: listOf(products(7)),
    columns: catalogueColumns(4),
    isRefreshing: false,
    isFiltered: false,
    onClear: fn(),
  },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Loading: Story = { args: { list: listOf([], { waits: true }) } };
export const Empty: Story = { args: { list: listOf([]) } };
export const EmptyFiltered: Story = { args: { list: listOf([]), isFiltered: true } };
export const WithError: Story = { args: { list: listOf([], { error: unavailable }) } };
export const Thousand: Story = { args: { list: listOf(products(1000)) } };
export const LongText: Story = { args: { list: listOf(products(3, () => ({ name: LONG_NAME }))) } };
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
