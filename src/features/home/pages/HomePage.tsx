import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { BrandingStore } from "../../../domain/branding";
import { Catalogue } from "../../../domain/catalogue";
import { Slot } from "../../../kernel/react/Slot";
import { useService } from "../../../kernel/react/useService";
import { lazyPart } from "../../../ui/lazy/lazyPart";
import { optionalPart } from "../../../ui/lazy/optionalPart";
import { WhenNear } from "../../../ui/lazy/WhenNear";
import { Content } from "../../../ui/section/Content";
import { visuallyHidden } from "../../../ui/theme/haat";
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
