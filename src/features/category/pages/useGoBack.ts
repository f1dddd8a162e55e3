import { useHref, useNavigate } from "react-router-dom";

/** One step back inside the shop; a shopper who came by a link from elsewhere goes home, not away. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const home = useHref("/");
  return () => {
    if (isFromInside(home)) navigate(-1);
    else navigate("/");
  };
}

/** By a step in this document, or from another one: a link tapped before the program is there is followed by the browser. */
function isFromInside(home: string): boolean {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (idx > 0) return true;
  if (window.history.length < 2 || !URL.canParse(document.referrer)) return false;
  const { origin, pathname } = new URL(document.referrer);
  // With the slash: /fresh is another store than /fresh-basket.
  return origin === window.location.origin && `${pathname}/`.startsWith(`${home.replace(/\/$/, "")}/`);
}
