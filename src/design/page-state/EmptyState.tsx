import { LinkButton } from "../button/Button";
import { PageState, type PageStateProps } from "./PageState";

export interface EmptyStateProps extends Omit<PageStateProps, "alert"> {
  /** What to do next, if it is another page; `action` is for anything else. */
  link?: { href: string; text: string };
}

/** Says that there is nothing here yet, and what the shopper can do. */
export function EmptyState({ link, ...props }: EmptyStateProps) {
  const next = link && (
    <LinkButton appearance="primary" href={link.href}>
      {link.text}
    </LinkButton>
  );
  return <PageState action={next} {...props} />;
}
