import { makeResetStyles } from "@fluentui/react-components";
import { useLink } from "../link/Link";
import { smallWidths, useSourceSet } from "../picture/useSourceSet";
import { haat } from "../theme/haat";

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
});

/** The store's logo and name, which link to the home page. */
export function BrandLink({ href, name, logo }: BrandLinkProps) {
  const className = useBrand();
  const Link = useLink();
  const srcSet = useSourceSet(logo, smallWidths(36));
  return (
    <Link href={href} className={className}>
      {/* Loaded lazily: on phones the logo is hidden, and its request must not delay the page's first picture. */}
      {logo && <img loading="lazy" sizes="36px" srcSet={srcSet} src={logo} alt="" width={36} height={36} />}
      <span>{name}</span>
    </Link>
  );
}
