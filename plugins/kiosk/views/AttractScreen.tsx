import { observer } from "mobx-react-lite";
import { useContext, useEffect } from "react";
import { PictureSource } from "#design/picture/PictureSource.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { activeBanners, Catalogue, toPaise, visibleVariants } from "#domain/catalogue/index.ts";
import { useService } from "#kernel/react/useService.ts";
import { CatalogueAhead } from "../ahead/CatalogueAhead";
import { useKiosk } from "../KioskContext";
import { ReachBar } from "../reach/ReachBar";
import { AttractView } from "./AttractView";

const PRODUCTS = 6;

export const AttractScreen = observer(function AttractScreen() {
  const kiosk = useKiosk();
  const { name, logoPath } = useService(BrandingStore);
  const catalogue = useService(Catalogue);
  const ahead = useService(CatalogueAhead);
  const srcAt = useContext(PictureSource);
  // Nobody is shopping while this screen is shown.
  useEffect(() => ahead.start(srcAt), [ahead, srcAt]);
  const banners = activeBanners(catalogue.banners.data ?? []);
  const products = (catalogue.popular.data?.products ?? []).flatMap((product) => {
    const [variant] = visibleVariants(product);
    const { name, thumbnail: picture } = product;
    // A product without a variant for sale has no price.
    return variant ? [{ name, picture, paise: toPaise(variant.sellingPrice) }] : [];
  });
  return (
    <AttractView
      words={kiosk.words}
      name={name}
      logo={logoPath}
      banners={banners.map(({ bannerPath, altText, title }) => ({ src: bannerPath, title: title ?? altText ?? "" }))}
      products={products.slice(0, PRODUCTS)}
      languages={kiosk.languages}
      notice={kiosk.device.isReachable ? undefined : kiosk.words.offline}
      reach={<ReachBar />}
      onStart={() => void kiosk.begin()}
      onLanguage={(code) => kiosk.speak(code)}
    />
  );
});
