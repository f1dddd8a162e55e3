import type { Meta, StoryObj } from "storybook-react-rsbuild";
import type { Review } from "#contract/catalogue/reviews.ts";
import { ReviewList } from "#features/product/views/ReviewList.tsx";
import { LONG_NAME, LONG_PERSON, narrow } from "../../../support/builders";

const review = (given: Partial<Review> = {}): Review => ({
  id: "1",
  rating: 4,
  text: "At the door before seven, cold and in glass.",
  authorName: "Meera",
  createdAt: "2026-03-05T09:30:00.000Z",
  updatedAt: "2026-03-05T09:30:00.000Z",
  ...given,
});

const meta = {
  title: "features/product/ReviewList",
  component: ReviewList,
  args: { reviews: [review(), review({ id: "2", rating: 5, authorName: "Verified shopper" })] },
} satisfies Meta<typeof ReviewList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTextNarrow: Story = {
  ...narrow,
  args: { reviews: [review({ authorName: LONG_PERSON, text: LONG_NAME.repeat(10) })] },
};
