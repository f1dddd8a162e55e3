import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TestimonialCard } from "#features/home/views/TestimonialCard.tsx";
import { aTestimonial, LONG_NAME, LONG_PERSON, narrow } from "../../../support/builders";

const meta = {
  title: "features/home/TestimonialCard",
  component: TestimonialCard,
  args: { testimonial: aTestimonial() },
} satisfies Meta<typeof TestimonialCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTextNarrow: Story = {
  ...narrow,
  args: {
    testimonial: aTestimonial({ customerName: LONG_PERSON, message: LONG_NAME.repeat(4), city: "Thiruvananthapuram" }),
  },
};
