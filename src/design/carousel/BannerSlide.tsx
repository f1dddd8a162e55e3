import { makeResetStyles } from "@fluentui/react-components";
import { useLink } from "../link/Link";
import { Picture, type PictureProps } from "../picture/Picture";
import { haat, media, type } from "../theme/haat";

export interface BannerSlideProps extends Pick<PictureProps, "src" | "alt" | "loading"> {
  /** A title that is drawn over the picture. */
  title?: string;
  text?: string;
  /** The language of title and text, where it is not the page's. */
  textLang?: string;
  /** The address that a click on the slide opens. */
  href?: string;
}

const WIDTHS = [640, 800, 960, 1280, 1680];

const useBanner = makeResetStyles({
  position: "relative",
  display: "block",
  width: "100%",
  aspectRatio: "4 / 3",
  // So low that products are in the first screen.
  maxHeight: "26vh",
  overflow: "hidden",
  borderRadius: haat.radiusCard,
  backgroundColor: haat.groundPicture,
  [media.tabletUp]: { aspectRatio: "21 / 9" },
  "& > img, & > svg": { width: "100%", height: "100%" },
  // The text has a background of its own, so that it can be read over any picture.
  "& > div": {
    position: "absolute",
    insetBlockEnd: "12px",
    insetInlineStart: "12px",
    maxWidth: "calc(100% - 24px)",
    padding: "8px 16px",
    borderRadius: haat.radiusControl,
    backgroundColor: haat.groundRaised,
    ...type.body,
    color: haat.textSoft,
    overflowWrap: "anywhere",
  },
  "& strong": { display: "block", ...type.subtitle, color: haat.text },
  [media.desktopUp]: {
    "& > div": { insetBlockEnd: "32px", insetInlineStart: "32px", padding: "16px 24px" },
    "& strong": type.title,
  },
});

/** On phones the picture is as high as the slide (4:3, at most 26vh), and its sides are cut off. */
const SIZES = [
  "(max-width: 47.9375em) max(100vw - 32px, min(175vw - 56px, 61vh))",
  "(max-width: 63.9375em) calc(100vw - 48px)",
  "calc(min(100vw, 1344px) - 64px)",
].join(", ");

/**
 * One picture of the home page's carousel: 21:9, on phones 4:3, never higher than a quarter of the screen. Its space is kept
 * while the picture loads.
 */
export function BannerSlide({ title, text, textLang, href, ...picture }: BannerSlideProps) {
  const className = useBanner();
  const Link = useLink();
  const drawn = (
    <>
      <Picture {...picture} width={1280} height={549} widths={WIDTHS} sizes={SIZES} />
      {(title || text) && (
        <div lang={textLang}>
          <strong>{title}</strong>
          {text}
        </div>
      )}
    </>
  );
  if (!href) return <div className={className}>{drawn}</div>;
  return (
    <Link href={href} className={className}>
      {drawn}
    </Link>
  );
}
