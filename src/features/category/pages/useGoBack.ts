import { useHref, useNavigate } from "react-router-dom";

/**
 * Goes back to the previous page if it belongs to this shop. A shopper who came by a link from elsewhere goes to the home
 * page.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const home = useHref("/");
  return () => {
    if (isFromInside(home)) navigate(-1);
    else navigate("/");
  };
}

/**
 * True when the previous page is of this shop: reached by the router, or by a full page load (a link that was tapped before
 * hydration).
 */
function isFromInside(home: string): boolean {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx > 0) return true;
  if (window.history.length < 2 || !URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  // Without the slash at the end, /fresh-basket would count as a page of the store /fresh.
  return origin === window.location.origin && `${pathname}/`.startsWith(`${home.replace(/\/$/, "")}/`);
}
