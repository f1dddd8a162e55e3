import { observer } from "mobx-react-lite";
import type { Banner } from "#contract/store/storeBanners.ts";
import { BannerSlide } from "#design/carousel/BannerSlide.tsx";
import { Carousel } from "#design/carousel/Carousel.tsx";
import { activeBanners, isSafeLink } from "#domain/catalogue/index.ts";
import { langOf } from "#kernel/language/langOf.ts";
import * as words from "../words.en";
import { BannerSkeleton } from "./BannerSkeleton";
import type { Loaded } from "./Loaded.types";
import { SectionFailure } from "./SectionFailure";

/** Spec 9: the next banner is shown after 2 s. */
const AUTOPLAY_MS = 2000;

/** Shows only active banners (spec 2.3), and nothing when there are none. */
export const BannerSection = observer(function BannerSection({ banners }: { banners: Loaded<Banner[]> }) {
  const { data, error } = banners;
  if (data === undefined) {
    return error === null ? <BannerSkeleton /> : <SectionFailure title={words.offersFailed} of={banners} />;
  }
  const active = activeBanners(data);
  if (active.length === 0) return null;
  return (
    <Carousel label={words.offers} autoplayMs={AUTOPLAY_MS}>
      {active.map((banner, index) => (
        <BannerSlide
          key={banner.id ?? banner.bannerPath}
          src={banner.bannerPath}
          alt={banner.altText ?? ""}
          title={banner.title}
          text={banner.text}
          textLang={langOf(banner, "title")}
          href={isSafeLink(banner.link) ? banner.link : undefined}
          loading={index === 0 ? "priority" : "lazy"}
        />
      ))}
    </Carousel>
  );
});
