import type { ReactElement } from "react";
import { expect, it } from "vitest";
import type { Banner } from "#contract/store/storeBanners.ts";
import type { Testimonial } from "#contract/store/storeCustomization.ts";
import { AnnouncementBar } from "#design/announcement/AnnouncementBar.tsx";
import { BannerSection } from "#features/home/views/BannerSection.tsx";
import { CategorySection } from "#features/home/views/CategorySection.tsx";
import { FaqSection } from "#features/home/views/FaqSection.tsx";
import type { Loaded } from "#features/home/views/Loaded.types.ts";
import { TestimonialCard } from "#features/home/views/TestimonialCard.tsx";
import { ProductFacts } from "#features/product/views/ProductFacts.tsx";
import { renderToText } from "../design/renderToText";

const loaded = <T,>(data: T): Loaded<T> => ({ data, error: null, isFetching: false, refetch: async () => {} });
const inEnglish = (field: string) => ({ inFirstLanguage: [field], firstLanguage: "en" as const });
const banner = { id: "b", bannerPath: "/b.webp", isActive: true, altText: "", title: "Picked", ...inEnglish("title") };
const category = { id: "c", name: "Fruits", imagePath: "", isActive: true, productCount: 1, ...inEnglish("name") };
const opinion = { id: "t", enabled: true, customerName: "अंजलि", message: "Good", city: "पुणे", rating: 5 };

it.each<[string, () => ReactElement, RegExp]>([
  [
    "an answer",
    () => <FaqSection faqs={loaded([{ q: "कब?", a: "Soon.", ...inEnglish("a") }])} />,
    /<details lang="en">/,
  ],
  ["a question", () => <FaqSection faqs={loaded([{ q: "When?", a: "जल्द", ...inEnglish("q") }])} />, /lang="en">When\?/],
  ["a banner", () => <BannerSection banners={loaded([banner as Banner])} />, /<div lang="en"><strong>Picked/],
  ["a category", () => <CategorySection categories={loaded([category])} />, /<li lang="en">/],
  [
    "an opinion",
    () => <TestimonialCard testimonial={{ ...opinion, ...inEnglish("message") } as Testimonial} />,
    /<blockquote lang="en">/,
  ],
  [
    "an announcement",
    () => <AnnouncementBar message="Free" textLang="en" onDismiss={() => {}} />,
    /<span lang="en">Free/,
  ],
  [
    "a fact",
    () => <ProductFacts facts={[{ name: "care", label: "देखभाल", value: "Wash", ...inEnglish("value") }]} />,
    /<dd lang="en">Wash/,
  ],
])(
  "%s without a translation says that it is in the store's first language, and nothing else does",
  (_what, view, marked) => {
    const html = renderToText(view());
    expect(html).toMatch(marked);
    expect(html.match(/ lang=/g)).toHaveLength(1);
  },
);
