import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import type { Review, ReviewPage } from "#contract/catalogue/reviews.ts";
import { ReviewForm } from "#features/product/views/ReviewForm.tsx";
import { ReviewSection } from "#features/product/views/ReviewSection.tsx";
import { HOSTILE, kiosk, LONG_NAME, narrow } from "../../../support/builders";

const aReview = (given: Partial<Review> = {}): Review => ({
  id: "review",
  rating: 4,
  text: "At the door before seven, cold and in glass.",
  authorName: "Meera",
  createdAt: "2026-03-05T09:30:00.000Z",
  updatedAt: "2026-03-05T09:30:00.000Z",
  ...given,
});
const page = (given: Partial<ReviewPage> = {}): ReviewPage => ({
  reviews: [aReview(), aReview({ id: "2", rating: 5, authorName: "Verified shopper" })],
  total: 2,
  page: 1,
  totalPages: 1,
  averageRating: 4.3,
  ratingCount: 1_204,
  histogram: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating * 80 })),
  ...given,
});
const form = (
  <ReviewForm draft={{ rating: 4, text: "" }} canSave isSaving={false} onChange={fn()} onSave={fn()} onCancel={fn()} />
);

const meta = {
  title: "features/product/ReviewSection",
  component: ReviewSection,
  args: { reviews: page(), canReview: false, hasReviewed: false, onWrite: fn(), onPage: fn() },
} satisfies Meta<typeof ReviewSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { reviews: page({ reviews: [], total: 0, averageRating: null, ratingCount: 0, histogram: [] }) },
};
export const MayReview: Story = {
  args: { canReview: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Write a review" }));
    await expect(args.onWrite).toHaveBeenCalled();
  },
};
export const Writing: Story = { args: { canReview: true, form } };
export const ManyPages: Story = { args: { reviews: page({ page: 2, totalPages: 9 }) } };
export const LongText: Story = {
  args: { reviews: page({ reviews: [aReview({ text: `${LONG_NAME} `.repeat(12), authorName: HOSTILE })] }) },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
