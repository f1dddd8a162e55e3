import { type MouseEvent, useContext } from "react";
import { UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import type { LinkProps } from "#design/link/Link.tsx";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { useService } from "#kernel/react/useService.ts";

/** A path inside the store. */
const INSIDE = /^\/(?![\\/])/;

/**
 * The link inside the store: it navigates without a reload, under the store's prefix. react-router's own `Link` adds 3 KiB
 * (fetchers, forms, prefetching of its data routes; ADR 9) and resolves each address twice as if it were relative, which
 * none is. This one reads the location at the click, so a navigation does not render it again.
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
    // As in a browser, a link to the page that is open adds no history entry.
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
