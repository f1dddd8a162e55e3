import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Pagination } from "#design/pagination/Pagination.tsx";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/Pagination",
  component: Pagination,
  args: { page: 4, totalPages: 12, onPage: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { page: 1 } };
export const Empty: Story = { args: { totalPages: 1 } };
export const Loading: Story = { args: { disabled: true } };
export const Narrow: Story = { ...narrow };
