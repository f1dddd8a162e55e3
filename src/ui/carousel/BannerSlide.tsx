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

/** One picture of the home carousel: 21:9, on phones 4:3; its place is kept while it loads. */
export function BannerSlide({ widths = [480, 800, 1280, 1680], ...picture }: BannerSlideProps) {
  return (
    <div className={useBanner()}>
      <Picture {...picture} width={1280} height={549} widths={widths} sizes="(max-width: 1344px) 100vw, 1280px" />
    </div>
  );
}
