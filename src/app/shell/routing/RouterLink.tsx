import { type MouseEvent, useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import type { LinkProps } from "#design/link/Link.tsx";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { useService } from "#kernel/react/useService.ts";

/** An address in the store; all others leave it. */
const INSIDE = /^\/(?![\\/])/;

/**
 * The link that components use inside the store: navigates without a reload, under the store's prefix. react-router's own
 * `Link` brings 3 KiB more (fetchers, forms, prefetching of its data routes; ADR 9), and resolves relative addresses, of which
 * the store has none, twice for each link. It is not drawn again at each navigation, because it reads the place at the click.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const { basename, navigator } = useContext(NavigationContext);
  const navigation = useService(Navigation);
  if (!INSIDE.test(href)) return <a {...rest} href={href} onClick={onClick} />;
  const prefix = basename === "/" ? "" : basename;
  const address = prefix && /^\/(?![^?#])/.test(href) ? prefix + href.slice(1) : prefix + href;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // As a browser does: a link to the page that is open adds no entry to the history.
    if (href === navigation.path) navigator.replace(address);
    else navigator.push(address);
  };
  return <a {...rest} href={address} onClick={open} />;
}

/** False for a click by which the browser opens a new tab or window, or saves the page. */
function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget: { target },
}: MouseEvent<HTMLAnchorElement>) {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (target === "" || target === "_self");
}
