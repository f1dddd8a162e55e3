import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StarRating } from "#design/star-rating/StarRating.tsx";

const meta = {
  title: "ui/star-rating/StarRating",
  component: StarRating,
  args: { value: 3.5 },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0 } };
