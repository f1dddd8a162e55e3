import { observer } from "mobx-react-lite";
import type { Faq } from "#contract/store/faqs.ts";
import { Accordion } from "#design/accordion/Accordion.tsx";
import { Section } from "#design/section/Section.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import { langOf } from "#kernel/language/langOf.ts";
import * as words from "../words.en";
import type { Loaded } from "./Loaded.types";
import { SectionFailure } from "./SectionFailure";

export interface FaqSectionProps {
  faqs: Loaded<Faq[]>;
}

export const FaqSection = observer(function FaqSection({ faqs }: FaqSectionProps) {
  const { data, error } = faqs;
  if (data?.length === 0) return null;
  return (
    <Section title={words.frequentQuestions}>
      {data !== undefined ? (
        <Accordion
          items={data.map((faq, index) => ({
            id: String(index),
            title: faq.q,
            titleLang: langOf(faq, "q"),
            content: faq.a,
            textLang: langOf(faq, "a"),
          }))}
        />
      ) : error !== null ? (
        <SectionFailure title={words.questionsFailed} of={faqs} />
      ) : (
        <ListSkeleton label={words.loadingQuestions} />
      )}
    </Section>
  );
});
