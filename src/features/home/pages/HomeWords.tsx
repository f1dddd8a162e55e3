import { Catalogue } from "#domain/catalogue/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { FaqSection } from "../views/FaqSection";
import { TestimonialSection } from "../views/TestimonialSection";

/** The store's questions and answers, and what customers say. */
export function HomeWords() {
  const { faqs, testimonials } = useService(Catalogue);
  return (
    <>
      <FaqSection faqs={faqs} />
      <TestimonialSection testimonials={testimonials} />
    </>
  );
}
