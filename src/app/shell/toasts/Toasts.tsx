// The build that writes no <style> by itself, which the page's Content-Security-Policy would refuse (bar 12).
import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { ToastContainer, toast } from "react-toastify/unstyled";
import type { NoticeKind } from "../../../kernel/notices/Notices";
import { TOAST_MS, toastIdOf, toastOptions } from "./toastOptions";
import "react-toastify/ReactToastify.css";
import "./toasts.css";

export function showToast(kind: NoticeKind, message: string, isAccount: boolean): void {
  placeUnderHeader();
  const id = toast(message, toastOptions(kind, message, isAccount));
  // What failed for want of a network is over when that is back.
  if (kind === "error" && navigator.onLine === false) {
    addEventListener("online", () => toast.dismiss(id), { once: true });
  }
}

export function withdrawToast(kind: NoticeKind, message: string): void {
  toast.dismiss(toastIdOf(kind, message));
}

/** Under the header and what hangs from it, wherever they stand: the way to the cart is needed right after an Add. */
function placeUnderHeader(): void {
  const header = document.querySelector("header");
  const edges = [header, header?.nextElementSibling].map((element) => element?.getBoundingClientRect().bottom ?? 0);
  const bottom = Math.max(...edges);
  if (header) document.documentElement.style.setProperty("--haat-header-end", `${Math.max(0, bottom)}px`);
}

/** Where toasts appear: top right (spec 2.2). */
export default function Toasts({ dark }: { dark: boolean }) {
  useEffect(() => {
    const moves = ["scroll", "resize"];
    for (const move of moves) addEventListener(move, placeUnderHeader, { passive: true });
    return () => {
      for (const move of moves) removeEventListener(move, placeUnderHeader);
    };
  }, []);
  return createPortal(
    <ToastContainer
      position="top-right"
      autoClose={TOAST_MS}
      theme={dark ? "dark" : "light"}
      limit={4}
      newestOnTop
      aria-label="Notices"
    />,
    usePlaceBesidePage(),
  );
}

/** An open dialog hides the whole page from screen readers, but not this: what the dialog ended in is said here. */
function usePlaceBesidePage(): Element {
  const [place] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    place.setAttribute("data-tabster-never-hide", "");
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}
