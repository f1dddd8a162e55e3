import type { Testimonial } from "#contract/store/storeCustomization.ts";
import { Picture } from "#design/picture/Picture.tsx";
import { StarRating } from "#design/star-rating/StarRating.tsx";
import { langOf } from "#kernel/language/langOf.ts";

/** What one customer says: the content of a slide, which `TestimonialSection` styles. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { customerName, message, city, imagePath, rating } = testimonial;
  return (
    <>
      <StarRating value={rating} size="large" />
      <blockquote lang={langOf(testimonial, "message")}>{message}</blockquote>
      <p>
        <Picture src={imagePath} alt="" width={48} height={48} widths={[160]} />
        {customerName}
        <small>{city}</small>
      </p>
    </>
  );
}
