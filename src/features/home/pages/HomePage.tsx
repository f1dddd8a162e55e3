import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { lazyPart } from "#design/lazy/lazyPart.tsx";
import { optionalPart } from "#design/lazy/optionalPart.ts";
import { WhenNear } from "#design/lazy/WhenNear.tsx";
import { Content } from "#design/section/Content.tsx";
import { visuallyHidden } from "#design/theme/haat.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue } from "#domain/catalogue/index.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useService } from "#kernel/react/useService.ts";
import { BannerSection } from "../views/BannerSection";
import { CategorySection } from "../views/CategorySection";
import { FeatureStrip } from "../views/FeatureStrip";
import { Popular } from "./Popular";

/** Below the first screen: the code is loaded when the shopper scrolls near. */
const FaqSection = lazyPart(async () => ({ default: (await import("../views/FaqSection")).FaqSection }));
const TestimonialSection = lazyPart(async () => ({
  default: (await import("../views/TestimonialSection")).TestimonialSection,
}));

const HomeRows = optionalPart(async () => ({ default: (await import("./HomeRows")).HomeRows }));

const useStyles = makeStyles({ hidden: visuallyHidden });

/** The home page (spec 2.3). Each section fetches its data and fails on its own. */
export const Page = observer(function HomePage() {
  const catalogue = useService(Catalogue);
  const { name } = useService(BrandingStore);
  const styles = useStyles();
  return (
    <Content stack>
      <h1 className={styles.hidden}>{name}</h1>
      <BannerSection banners={catalogue.banners} />
      <CategorySection categories={catalogue.categories} />
      <Popular />
      <FeatureStrip />
      <WhenNear ahead={400}>
        <HomeRows />
      </WhenNear>
      <WhenNear>
        <FaqSection faqs={catalogue.faqs} />
      </WhenNear>
      <WhenNear>
        <TestimonialSection testimonials={catalogue.testimonials} />
      </WhenNear>
      <Slot name="home-section" props={{}} />
    </Content>
  );
});
