import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CategoryNav } from "#features/category/views/CategoryNav.tsx";
import { aCategory, categories, kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { unavailable } from "../../../support/loaded";

const meta = {
  title: "features/category/CategoryNav",
  component: CategoryNav,
  args: { categories: categories(12), currentId: "category-2", error: null, onRetry: fn() },
} satisfies Meta<typeof CategoryNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { categories: undefined } };
export const Empty: Story = { args: { categories: [], currentId: undefined } };
export const WithError: Story = { args: { categories: undefined, error: unavailable } };
export const LongText: Story = { args: { categories: [aCategory({ name: LONG_NAME })] } };
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
