import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RatingMark } from "#design/star-rating/RatingMark.tsx";

const meta = {
  title: "ui/star-rating/RatingMark",
  component: RatingMark,
  args: { average: 4.3, count: 1_204 },
} satisfies Meta<typeof RatingMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Without a rating nothing is drawn. */
export const Empty: Story = { args: { count: 0 } };
