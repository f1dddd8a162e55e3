import { makeResetStyles } from "@fluentui/react-components";
import type { LaterGlyph } from "../glyph/laterGlyphs";

export type SocialNetwork = LaterGlyph & keyof typeof NAMES;

export interface SocialLinksProps {
  links: readonly { network: SocialNetwork; href: string }[];
}

const NAMES = {
  facebook: "Facebook",
  x: "X",
  linkedin: "LinkedIn",
  instagram: "Instagram",
};

const useLinks = makeResetStyles({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "16px",
  marginBlockStart: "8px",
  padding: "0",
  listStyleType: "none",
});

/** Links to the store's social networks, opened in a new tab. */
export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul className={useLinks()}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a data-glyph={network} href={href} target="_blank" rel="noopener noreferrer">
            {NAMES[network]}
          </a>
        </li>
      ))}
    </ul>
  );
}
