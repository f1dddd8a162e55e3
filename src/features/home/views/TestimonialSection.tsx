import { makeResetStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { Testimonial } from "#contract/store/storeCustomization.ts";
import { Carousel } from "#design/carousel/Carousel.tsx";
import { cardLook } from "#design/panel/cardLook.ts";
import { Section } from "#design/section/Section.tsx";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import { haat, type } from "#design/theme/haat.ts";
import { enabledTestimonials } from "#domain/catalogue/index.ts";
import * as words from "../words.en";
import type { Loaded } from "./Loaded.types";
import { SectionFailure } from "./SectionFailure";
import { TestimonialCard } from "./TestimonialCard";

export interface TestimonialSectionProps {
  testimonials: Loaded<Testimonial[]>;
}

const useSlides = makeResetStyles({
  "& [data-slide]": {
    display: "flex",
    flexDirection: "column",
    alignItems: "start",
    rowGap: "16px",
    padding: "24px",
    ...cardLook,
    overflowWrap: "anywhere",
  },
  "& blockquote": { flexGrow: 1, ...type.large, color: haat.text },
  "& [data-slide] > p": {
    display: "grid",
    gridTemplateColumns: "48px 1fr",
    alignItems: "center",
    columnGap: "12px",
    ...type.body,
    fontWeight: 600,
  },
  "& p > :first-child": { gridRowEnd: "span 2", borderRadius: haat.radiusFull },
  "& small": { ...type.caption, fontWeight: 400, color: haat.textSoft },
});

/** Spec 2.3, 9 and reading 15: two side by side from 868 px, 500 ms for each change, no infinite loop. */
export const TestimonialSection = observer(function TestimonialSection({ testimonials }: TestimonialSectionProps) {
  const slides = useSlides();
  const { data, error } = testimonials;
  const enabled = data && enabledTestimonials(data);
  if (enabled?.length === 0) return null;
  return (
    <Section title={words.whatPeopleSayAboutUs}>
      {enabled !== undefined ? (
        <div className={slides}>
          <Carousel label={words.whatPeopleSay} slidesWide={2} speedMs={500} rewind={false}>
            {enabled.map((testimonial, index) => (
              <TestimonialCard key={testimonial.id ?? index} testimonial={testimonial} />
            ))}
          </Carousel>
        </div>
      ) : error !== null ? (
        <SectionFailure title={words.opinionsFailed} of={testimonials} />
      ) : (
        <SkeletonGroup label={words.loadingOpinions}>
          <Skeleton shape="block" height="xl" />
        </SkeletonGroup>
      )}
    </Section>
  );
});
