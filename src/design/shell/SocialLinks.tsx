import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { visuallyHidden } from "../theme/haat";

export type SocialNetwork = "facebook" | "x" | "linkedin" | "instagram";

export interface SocialLinksProps {
  links: readonly { network: SocialNetwork; href: string }[];
}

const NAMES: Record<SocialNetwork, string> = {
  facebook: "Facebook",
  x: "X",
  linkedin: "LinkedIn",
  instagram: "Instagram",
};

const PATHS: Record<SocialNetwork, string> = {
  facebook:
    "M13.5 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.3-1.5 1.6-1.5h1.6V3.4A22 22 0 0 0 14.3 3.2c-2.4 0-4 1.4-4 4.1v2.5H7.6V13h2.7v8h3.2Z",
  x: "M4 4h4.600l4 5.600L17.400 4H20l-6.200 7.200L20.500 20h-4.600l-4.400-6.100L6.300 20H3.700l6.600-7.700L4 4Zm3.500 1.900 9.400 12.200h1.300L8.900 5.900H7.500Z",
  linkedin:
    "M5.400 9h3v11h-3V9Zm1.500-5a1.700 1.700 0 1 1 0 3.500 1.700 1.700 0 0 1 0-3.500ZM10.300 9h2.900v1.500c.5-.9 1.600-1.800 3.300-1.800 3.200 0 3.900 2 3.900 4.900V20h-3v-5.600c0-1.400 0-3-1.900-3s-2.100 1.400-2.100 2.900V20h-3V9Z",
  instagram:
    "M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500Zm0 1.800A2.700 2.700 0 0 0 5.300 8v8A2.700 2.700 0 0 0 8 18.700h8a2.700 2.700 0 0 0 2.700-2.700V8A2.700 2.700 0 0 0 16 5.300H8Zm4 2.600a4.100 4.100 0 1 1 0 8.200 4.100 4.100 0 0 1 0-8.200Zm0 1.800a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600Zm4.300-3a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z",
};

const useLinks = makeResetStyles({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: "-10px",
  padding: "0",
  listStyleType: "none",
  "& > li > a": { justifyContent: "center", width: "44px", minHeight: "44px" },
});

const useStyles = makeStyles({ hidden: visuallyHidden });

/** Links to the store's social networks, opened in a new tab. */
export function SocialLinks({ links }: SocialLinksProps) {
  const className = useLinks();
  const styles = useStyles();
  return (
    <ul className={className}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={PATHS[network]} />
            </svg>
            <span className={styles.hidden}>{NAMES[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
