// The build of react-toastify that writes no <style> element, which the Content-Security-Policy would refuse (bar 12).
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
  // An error that came while offline is dismissed when the network is back.
  if (kind === "error" && navigator.onLine === false) {
    addEventListener("online", () => toast.dismiss(id), { once: true });
  }
}

export function withdrawToast(kind: NoticeKind, message: string): void {
  toast.dismiss(toastIdOf(kind, message));
}

/**
 * Toasts stand under the header and the hint below it, wherever these are, so that the cart's link can be reached right after
 * an Add.
 */
function placeUnderHeader(): void {
  const header = document.querySelector("header");
  const edges = [header, header?.nextElementSibling].map((element) => element?.getBoundingClientRect().bottom ?? 0);
  const bottom = Math.max(...edges);
  if (header) document.documentElement.style.setProperty("--haat-header-end", `${Math.max(0, bottom)}px`);
}

/** The place of the toasts: top right (spec 2.2). */
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

/**
 * An open dialog hides the page from screen readers but not this element, so that the toast about the dialog's outcome is
 * announced.
 */
function usePlaceBesidePage(): Element {
  const [place] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    place.setAttribute("data-tabster-never-hide", "");
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}
