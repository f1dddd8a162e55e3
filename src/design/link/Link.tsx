import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkProps>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

/** The app provides its router's link here: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export const LinkProvider = LinkContext.Provider;

/** The link that every component draws: the app's router link, or a plain anchor where none is provided. */
export function useLink(): LinkComponent {
  return useContext(LinkContext);
}

/** A link without a look of its own. Not Fluent's, because every first screen is full of links (ADR 9). */
export function Link(props: LinkProps) {
  const Component = useLink();
  return <Component {...props} />;
}
