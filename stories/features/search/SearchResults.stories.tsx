import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { catalogueColumns } from "../../../src/domain/catalogue";
import { SearchResults } from "../../../src/features/search/views/SearchResults";
import { dark, kiosk, LONG_NAME, narrow, products } from "../../support/builders";
import { unavailable } from "../../support/loaded";
import { tilesOf } from "../../support/shelf";

const meta = {
  title: "features/search/SearchResults",
  component: SearchResults,
  args: {
    tiles: tilesOf(products(7)),
    columns: catalogueColumns(4),
    error: null,
    isFetching: false,
    isFiltered: false,
    onClear: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refreshing: Story = { args: { isFetching: true } };
export const Loading: Story = { args: { tiles: undefined } };
export const Empty: Story = { args: { tiles: [] } };
export const EmptyFiltered: Story = { args: { tiles: [], isFiltered: true } };
export const WithError: Story = { args: { tiles: undefined, error: unavailable } };
export const LongText: Story = { args: { tiles: tilesOf(products(3, () => ({ name: LONG_NAME }))) } };
export const Narrow: Story = narrow;
export const Dark: Story = dark;
export const Kiosk: Story = kiosk;
