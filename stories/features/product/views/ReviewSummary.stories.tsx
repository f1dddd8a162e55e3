import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ReviewSummary } from "#features/product/views/ReviewSummary.tsx";

const meta = {
  title: "features/product/ReviewSummary",
  component: ReviewSummary,
  args: {
    average: 4.3,
    count: 1_204,
    histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating * 80 })),
  },
} satisfies Meta<typeof ReviewSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  args: { average: 5, count: 1, histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 ? 1 : 0 })) },
};
