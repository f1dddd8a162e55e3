import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TestimonialSection } from "#features/home/views/TestimonialSection.tsx";
import { aTestimonial, HOSTILE, kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { failed, onItsWay, there } from "../../../support/loaded";

const meta = {
  title: "features/home/TestimonialSection",
  component: TestimonialSection,
  args: {
    testimonials: there([
      aTestimonial({ id: "a" }),
      aTestimonial({ id: "b", customerName: "Joseph", city: "Kochi", rating: 5 }),
      aTestimonial({ id: "c", customerName: "Farida", city: "Bhopal", rating: 0.5 }),
    ]),
  },
} satisfies Meta<typeof TestimonialSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { testimonials: there([aTestimonial()]) } };
export const Loading: Story = { args: { testimonials: onItsWay } };
export const Empty: Story = { args: { testimonials: there([aTestimonial({ enabled: false })]) } };
export const WithError: Story = { args: { testimonials: failed } };
export const LongText: Story = {
  args: {
    testimonials: there([aTestimonial({ message: LONG_NAME.repeat(3), customerName: HOSTILE, city: LONG_NAME })]),
  },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
