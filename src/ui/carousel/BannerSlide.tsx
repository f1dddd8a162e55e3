import { makeResetStyles } from "@fluentui/react-components";
import { Picture, type PictureProps } from "../picture/Picture";
import { haat, media } from "../theme/haat";

export interface BannerSlideProps extends Pick<PictureProps, "src" | "alt" | "loading"> {
  widths?: PictureProps["widths"];
}

const useBanner = makeResetStyles({
  aspectRatio: "4 / 3",
  overflow: "hidden",
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundPicture,
  [media.tabletUp]: { aspectRatio: "21 / 9" },
  "& > img, & > svg": { width: "100%", height: "100%" },
});

/** On phones the picture is as high as the slide, and its sides are cut off; twice the pixels are enough there. */
const SIZES = [
  "(max-width: 767px) and (min-resolution: 2.5dppx) calc(117vw - 37px)",
  "(max-width: 767px) calc(175vw - 56px)",
  "(max-width: 1023px) calc(100vw - 48px)",
  "calc(min(100vw, 1344px) - 64px)",
].join(", ");

/** One picture of the home carousel: 21:9, on phones 4:3; its place is kept while it loads. */
export function BannerSlide({ widths = [640, 800, 960, 1280, 1680], ...picture }: BannerSlideProps) {
  return (
    <div className={useBanner()}>
      <Picture {...picture} width={1280} height={549} widths={widths} sizes={SIZES} />
    </div>
  );
}
