import { mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useLink } from "../link/Link";
import { useChipStyles } from "./useChipStyles";

export interface ChipLinkProps {
  href: string;
  /** The link leads to the page that is shown. */
  current?: boolean;
  children: ReactNode;
}

/** A link in a row of chips: the categories on phones. */
export function ChipLink({ href, current, children }: ChipLinkProps) {
  const { chip, active } = useChipStyles();
  const Link = useLink();
  return (
    <Link href={href} aria-current={current ? "page" : undefined} className={mergeClasses(chip, current && active)}>
      {children}
    </Link>
  );
}
