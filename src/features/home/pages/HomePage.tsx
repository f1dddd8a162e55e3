import { observer } from "mobx-react-lite";
import { optionalPart } from "#design/lazy/optionalPart.ts";
import { WhenNear } from "#design/lazy/WhenNear.tsx";
import { Content } from "#design/section/Content.tsx";
import { useHidden } from "#design/theme/useHidden.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue } from "#domain/catalogue/index.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useService } from "#kernel/react/useService.ts";
import { BannerSection } from "../views/BannerSection";
import { CategorySection } from "../views/CategorySection";
import { FeatureStrip } from "../views/FeatureStrip";
import { LaterWords } from "./LaterWords";
import { Popular } from "./Popular";

const HomeRows = optionalPart(async () => ({ default: (await import("./HomeRows")).HomeRows }));

/** The home page (spec 2.3). Each section fetches its data and fails on its own. */
export const Page = observer(function HomePage() {
  const catalogue = useService(Catalogue);
  const { name } = useService(BrandingStore);
  return (
    <Content stack>
      <h1 className={useHidden()}>{name}</h1>
      <BannerSection banners={catalogue.banners} />
      <CategorySection categories={catalogue.categories} />
      <Popular />
      <FeatureStrip />
      <WhenNear ahead={400}>
        <HomeRows />
      </WhenNear>
      <LaterWords />
      <Slot name="home-section" props={{}} />
    </Content>
  );
});
