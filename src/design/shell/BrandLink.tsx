import { makeResetStyles } from "@fluentui/react-components";
import { useLink } from "../link/Link";
import { smallWidths, useSourceSet } from "../picture/useSourceSet";
import { haat, media, type } from "../theme/haat";

export interface BrandLinkProps {
  href: string;
  name: string;
  logo?: string | null;
}

const useBrand = makeResetStyles({
  display: "flex",
  alignItems: "center",
  columnGap: "10px",
  minHeight: "44px",
  color: haat.text,
  fontSize: "1.25rem",
  fontWeight: 600,
  letterSpacing: "-0.015em",
  lineHeight: "1.75rem",
  textDecorationLine: "none",
  "& > img": { width: "36px", height: "36px", objectFit: "contain", borderRadius: haat.radiusControl },
  "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  // Two short lines beside the search.
  [media.phone]: {
    columnGap: "6px",
    ...type.caption,
    letterSpacing: "normal",
    "& > img": { width: "32px", height: "32px" },
    "& > span": {
      display: "-webkit-box",
      WebkitBoxOrient: "vertical",
      WebkitLineClamp: "2",
      maxWidth: "6rem",
      overflowWrap: "break-word",
      whiteSpace: "normal",
    },
  },
});

/** The store's logo and name, which link to the home page. */
export function BrandLink({ href, name, logo }: BrandLinkProps) {
  const className = useBrand();
  const Link = useLink();
  const srcSet = useSourceSet(logo, smallWidths(36));
  return (
    <Link href={href} className={className}>
      {/* Its request must not delay the page's first picture. */}
      {logo && (
        <img loading="lazy" fetchPriority="low" sizes="36px" srcSet={srcSet} src={logo} alt="" width={36} height={36} />
      )}
      <span>{name}</span>
    </Link>
  );
}
